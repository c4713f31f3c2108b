import { format } from '../../../src/i18n/format.ts';
import { parseJson } from '../../../src/collections/content-files.ts';
import { parseSite } from '../../../src/collections/owner/schema.ts';
import { normalised } from '../../../supabase/functions/chat-assistant/language/words.ts';

/** What has wordings that a round of questions joins. Small talk stays: its few words are known by heart. */
const taught = /^content\/(?:faq|assistant\/(?:out-of-scope|company-facts))\/.*\.yaml$/;

/** A line of a list of wordings, by how far it is indented. */
const wordingLine = /^ {6}(?=\S)/;

/**
 * The content as it was before some questions joined the wordings.
 *
 * @param files texts by path from the project's root
 * @param messages the questions; capitals and marks do not count
 */
export function withoutWordings(
  files: Readonly<Record<string, string>>,
  messages: readonly string[],
): Record<string, string> {
  const site = parseSite(parseJson('content/site.json', files['content/site.json']));
  const names = { bot: site.assistant.name, brand: site.brand, legalName: site.legalName };
  const asked = new Set(messages.map(normalised).filter((message) => message !== ''));
  const isAsked = (line: string) => wordingLine.test(line) && asked.has(normalised(format(line, names)));
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => {
      const lines = text.split('\n').filter((line) => !taught.test(path) || !isAsked(line));
      return [path, lines.join('\n')];
    }),
  );
}
