import { hasFaq } from '../answers/faq.ts';
import { type PageName, routes } from '@/i18n/routes.ts';

/** The pages that the site has: that of answers only where there are some. */
export const builtPages: readonly PageName[] = (Object.keys(routes) as PageName[]).filter(
  (name) => name !== 'faq' || hasFaq,
);
