import { z } from 'zod';
import { fill, format } from '../../src/i18n/format.ts';
import type { SiteValues } from '../../src/i18n/site-values.ts';
import { placeholderProblem } from '../../src/i18n/text-problems.ts';
import { untypeset } from '../../src/i18n/typeset.ts';
import { ContentError, problemsOf } from '../../src/site/content-error.ts';
import type { Passage, Words } from '../../supabase/functions/chat-assistant/knowledge.ts';

const word = z
  .string('must be text in quotation marks.')
  .trim()
  .min(1, 'is empty. Write a word.')
  .superRefine((text, context) => {
    const message = placeholderProblem(text, true);
    if (message) context.addIssue({ code: 'custom', message });
  });
const list = z.array(word, 'must be a list such as ["price", "fee"].');

/** `content/assistant/<language>.json`: how people say what the site says otherwise. */
const wordsSchema = z.strictObject({
  ignored: list.describe('Words around a question that say nothing of its subject'),
  synonyms: z.array(
    z.strictObject({
      said: list.min(1, 'is empty. List what people say.').describe('Words or expressions people use'),
      meant: list
        .min(1, 'is empty. List what the site says.')
        .describe('What the site says for any of them; of several words, a passage must hold all'),
    }),
    'must be a list of { "said": [...], "meant": [...] }.',
  ),
  unpublished: list.describe('What people ask for and the site does not say, such as "VAT number"'),
  asked: z
    .record(word, list, 'must be a group of lists in braces.')
    .describe('A heading of the site, and what people ask when they mean what stands under it'),
});

/**
 * Checks a file of words and fills in the owner's facts, such as `{brand}`, headings included.
 *
 * @param values the facts in the language of the file
 * @param file the file, from the project's root, for the messages
 * @throws {ContentError} naming every wrong field and its remedy
 */
export function parseWords(
  data: unknown,
  values: SiteValues,
  file: string,
): Words & Pick<z.infer<typeof wordsSchema>, 'asked'> {
  const result = wordsSchema.safeParse(data, { reportInput: true });
  if (!result.success) throw new ContentError(problemsOf(file, result.error.issues));
  const { asked, ...words } = fill(result.data, values);
  const headings = Object.entries(asked).map(([heading, questions]) => [format(heading, values), questions]);
  return { ...words, asked: Object.fromEntries(headings) };
}

/**
 * Gives each passage the questions that people ask about it.
 *
 * @param asked questions by heading
 * @throws {ContentError} when a heading is none of the site's, since its questions would be lost
 */
export function withQuestions(
  passages: readonly Passage[],
  asked: Readonly<Record<string, readonly string[]>>,
  file: string,
): Passage[] {
  // An editor writes a plain space where the page keeps a figure and its unit together.
  const headings = new Set(passages.map(({ heading }) => untypeset(heading)));
  const lost = Object.keys(asked).filter((heading) => !headings.has(heading));
  if (lost.length > 0) {
    const message = 'is no heading of the site. Write the heading as the page has it, or take it out.';
    throw new ContentError(lost.map((heading) => ({ file, field: `asked.${heading}`, message })));
  }
  return passages.map((passage) => ({ ...passage, asked: [...(asked[untypeset(passage.heading)] ?? [])] }));
}
