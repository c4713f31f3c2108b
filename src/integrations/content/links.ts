/** Links of texts that lead nowhere: to a page that is gone, or to a heading that was renamed. */

import { isLocale, type Locale } from '../../i18n/locales.ts';
import { withoutLocale } from '../../i18n/routes.ts';
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

/** Pairs of neighbouring letters: `cost` gives `co`, `os`, `st`. */
function pairs(text: string): string[] {
  return Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));
}

/** How much two names have in common, 0 to 1: the share of their pairs of letters that both have (Dice). */
function likeness(one: string, other: string): number {
  const left = pairs(other);
  const total = pairs(one).length + left.length;
  const shared = pairs(one).filter((pair) => {
    const index = left.indexOf(pair);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return total === 0 ? 0 : (2 * shared.length) / total;
}

/** Below it two names are no misspelling of each other: `abuot` and `about` have a quarter, with their slashes 0.4. */
const leastLikeness = 0.3;

/**
 * The candidate that a name most likely stood for.
 *
 * @returns `undefined` when none is like it
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, score: likeness(name, candidate) }))
    .filter(({ score }) => score >= leastLikeness)
    .toSorted((a, b) => b.score - a.score);
  return ranked[0]?.candidate;
}
