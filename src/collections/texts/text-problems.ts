import { retentionNames } from '../figures/figures-schema.ts';
import { placeholders } from '../../i18n/format.ts';
import { siteValueNames } from './site-values.ts';

/** What pages fill into texts of the locale files at the place of use. */
const runtimeNames: readonly string[] = [
  ...retentionNames,
  'contact',
  'count',
  'excess',
  'finishedShare',
  'first',
  'hourlyCost',
  'href',
  'jobShare',
  'language',
  'languages',
  'last',
  'limit',
  'minutes',
  'months',
  'names',
  'page',
  'period',
  'projectHours',
  'query',
  'seconds',
  'services',
  'tag',
  'title',
  'year',
];

/** The placeholders of a text that its page fills in, sorted; a translation must hold the same. */
export function runtimePlaceholders(text: string): string[] {
  return placeholders(text).filter((mark) => runtimeNames.includes(mark.slice(1, -1)));
}

/**
 * Braces that nothing would fill, such as those of a misspelt placeholder.
 *
 * @param isArticle true for texts of articles, which no page fills anything into
 * @returns `undefined` when all is well
 */
export function placeholderProblem(
  text: string,
  isArticle = false,
): { readonly message: string; readonly quoted: string } | undefined {
  const known = isArticle ? siteValueNames : [...siteValueNames, ...runtimeNames];
  const wrong = text.match(/\{[^{}\n]*\}/g)?.find((mark) => !known.includes(mark.slice(1, -1)));
  if (wrong === undefined) return undefined;
  const names = siteValueNames.map((name) => `{${name}}`).join(' ');
  const message = `holds ${wrong}, which is no placeholder. The facts of content/site.json are ${names}.`;
  return { message, quoted: wrong };
}
