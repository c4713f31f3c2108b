/** `{brand}` and the like in articles; code is left alone, since braces have their own meaning there. */

import { format } from '../../i18n/format.ts';
import type { SiteValues } from '../texts/site-values.ts';
import { placeholderProblem } from '../texts/text-problems.ts';
import type { ContentProblem } from '../content-error.ts';

/** Fenced blocks and code within a line. As a group, so that `split` keeps them, at odd places. */
const code = /(^```[\s\S]*?^```|`[^`\n]+`)/m;

/** A body of markdown with the owner's facts filled in. */
export function fillMarkdown(body: string, values: SiteValues): string {
  return body
    .split(code)
    .map((part, index) => (index % 2 === 1 ? part : format(part, values)))
    .join('');
}

/**
 * The placeholders of an article that nothing would fill, one for each field and one for the body.
 *
 * @param source the front matter as parsed, and the text below it
 */
export function placeholderProblems(
  file: string,
  source: { readonly fields: unknown; readonly body: string },
): ContentProblem[] {
  const prose = source.body.split(code).filter((_part, index) => index % 2 === 0);
  const texts: [field: string, text: unknown][] = [
    ...Object.entries(source.fields ?? {}),
    ['text', prose.join(' ')],
  ];
  return texts.flatMap(([field, value]) => {
    const text = Array.isArray(value) ? value.join(' ') : value;
    const problem = typeof text === 'string' && placeholderProblem(text, true);
    return problem ? [{ file, field, ...problem }] : [];
  });
}
