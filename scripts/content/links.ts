/** Links of texts that lead nowhere: to a page that is gone, or to a heading that was renamed. */

import { isLocale, type Locale } from '../../src/i18n/locales.ts';
import { withoutLocale } from '../../src/i18n/routes.ts';
import { nearest } from './nearest.ts';
import type { AllAnchors } from './site-anchors.ts';

/** A link to the site itself, taken apart. */
interface Target {
  readonly route: string;
  readonly fragment: string | undefined;
  /** The page's anchors: `undefined` when any may be right, `null` when there is no such page. */
  readonly anchors: ReadonlySet<string> | undefined | null;
}

/** Files of `public/`, which have an ending, are no targets. */
function targetOf(href: string, locale: Locale, site: AllAnchors): Target | undefined {
  const [address = '', fragment] = href.split('#');
  const [path = ''] = address.split('?');
  if (/\.\w+$/.test(path)) return undefined;
  const first = path.split('/')[1];
  const pages = site[isLocale(first) ? first : locale];
  const route = withoutLocale(path);
  const anchorsOf = pages.get(route);
  // Without a fragment any anchors are right, and none need be made.
  return { route, fragment, anchors: anchorsOf ? (fragment === undefined ? undefined : anchorsOf()) : null };
}

/**
 * What is wrong with a link, as a sentence.
 *
 * @param href an address that begins at the site's root
 * @param locale the language of the page that shows it
 * @returns `undefined` when it leads somewhere
 */
export function linkProblem(href: string, locale: Locale, site: AllAnchors): string | undefined {
  const target = targetOf(href, locale, site);
  if (target === undefined) return undefined;
  const { route, fragment, anchors } = target;
  if (anchors === null) {
    const near = nearest(route, site[locale].keys());
    return `links to ${href}, which is no page of the site.${near ? ` The nearest is ${near}.` : ''}`;
  }
  if (fragment === undefined || anchors === undefined || anchors.has(fragment)) return undefined;
  const near = nearest(fragment, anchors);
  return `links to ${href}, but the page has no such heading.${near ? ` The nearest is #${near}.` : ''}`;
}

/**
 * The address where a link leads at least: without its anchor when there is no such heading.
 *
 * @returns `undefined` when the page is gone too
 */
export function livingHref(href: string, locale: Locale, site: AllAnchors): string | undefined {
  const target = targetOf(href, locale, site);
  if (target === undefined || linkProblem(href, locale, site) === undefined) return href;
  return target.anchors === null ? undefined : href.split('#')[0];
}
