/** The inline script of the head: sets state that the first paint needs. */

import { site } from '../content/owner-data.ts';
import { choiceKey, recordKey } from '../features/consent/consent.ts';
import { isValidChoice } from '../features/consent/is-valid-choice.ts';
import { isDashboardHost, isLocalHost } from '../site/hosts.ts';
import type { PageMetadata } from '../site/page.ts';
import { articleRoute, canonicalPath, hrefTo, prefixedPath, routes } from '../site/routes.ts';
import { choiceMonths } from '../vendors/stored-entries.ts';
import { builtPageNames } from './page-metadata.ts';

const settings = {
  hostPrefix: site.dashboard.hostPrefix,
  vendors: site.analytics,
  choiceKey,
  recordKey,
  choiceMonths,
};

/**
 * 1. On the dashboard's host, every route redirects to the dashboard. On the 404 page, which static hosts send for any unknown
 * path, an unknown article redirects to the blog of its language; any other path is logged.
 * 2. Marks the local server, which replaces services without keys.
 * 3. Reserves space for the cookie banner until the visitor has chosen.
 *
 * Inserted as source text, so it must not reference anything outside itself.
 */
function headScript(
  { hostPrefix, vendors, choiceKey, recordKey, choiceMonths }: typeof settings,
  isValid: typeof isValidChoice,
  isLocal: typeof isLocalHost,
  isDashboard: typeof isDashboardHost,
): void {
  const { dashboardHref, articleFolders, blogHref } = document.currentScript?.dataset ?? {};
  const root = document.documentElement;
  const { hostname, pathname } = location;
  const path = pathname.replace(/\/$/, ''); // some hosts keep the slash
  const isArticle = (folder: string) => path.startsWith(folder) && !path.slice(folder.length).includes('/');
  if (dashboardHref && pathname !== dashboardHref && isDashboard(hostname, hostPrefix))
    location.replace(dashboardHref);
  else if (blogHref && articleFolders?.split(' ').some(isArticle)) location.replace(blogHref);
  else if (articleFolders) console.error(`404: the path ${pathname} does not exist.`);
  root.toggleAttribute('data-local', isLocal(hostname));
  let isOpen = vendors.length > 0 && !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl);
  try {
    isOpen &&= !isValid(
      localStorage.getItem(choiceKey),
      localStorage.getItem(recordKey),
      vendors,
      choiceMonths,
    );
  } catch {
    console.info('Storage is blocked.');
  }
  root.dataset['cookieBanner'] ??= isOpen ? 'reserved' : 'closed';
}

/** The same on all pages, so that the security policy needs one hash for the script. */
export const headScriptText = `(${headScript})(${JSON.stringify(settings)}, ${isValidChoice}, ${isLocalHost}, ${isDashboardHost})`;

/** The attributes of the script's element. */
export function headScriptData({ locale, route }: PageMetadata) {
  const isNotFound = route === undefined;
  const redirects = route !== routes.dashboard && builtPageNames.includes('dashboard');
  const articleFolders = [canonicalPath, prefixedPath].map((path) => path(locale, articleRoute('')));
  return {
    'data-dashboard-href': redirects ? canonicalPath(locale, routes.dashboard) : '',
    'data-article-folders': isNotFound ? articleFolders.join(' ') : undefined,
    'data-blog-href': isNotFound ? hrefTo(locale, routes.blog) : undefined,
  };
}
