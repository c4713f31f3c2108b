import { canonical } from '../i18n/routes.ts';
import type { Page } from './page.ts';

/** The address that a page is known by; one that shows a text of another language is known by that one's. */
export function addressOf(
  { route, locale, writtenIn = [locale] }: Pick<Page, 'locale' | 'writtenIn'> & { readonly route: string },
  origin: string,
): string {
  const own = writtenIn.includes(locale) ? locale : (writtenIn[0] ?? locale);
  return canonicalUrl(canonical(own, route), origin);
}

/** A path as an absolute address: the home page keeps its slash, no other page has one. */
export function canonicalUrl(path: string, origin: string): string {
  return `${origin}${path}`;
}
