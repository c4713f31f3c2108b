import { z } from 'zod';
import { ContentError, problemsOf } from '../../src/site/content-error.ts';
import type { Words } from '../../supabase/functions/chat-assistant/knowledge.ts';

const word = z.string('must be text in quotation marks.').trim().min(1, 'is empty. Write a word.');
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
});

/**
 * Checks a file of words.
 *
 * @param file the file, from the project's root, for the messages
 * @throws {ContentError} naming every wrong field and its remedy
 */
export function parseWords(data: unknown, file: string): Words {
  const result = wordsSchema.safeParse(data, { reportInput: true });
  if (!result.success) throw new ContentError(problemsOf(file, result.error.issues));
  return result.data;
}
