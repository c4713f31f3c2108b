import { site } from '../../content/company/data.ts';
import { isUnlisted, pageNames, routes } from '../../site/routes.ts';

/** The pages that can be found, without lists and articles. */
export const searchedPages = pageNames(site, true).filter((name) => !isUnlisted(routes[name]));
