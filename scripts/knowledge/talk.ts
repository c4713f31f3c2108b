import { z } from 'zod';
import { checkYaml, parseYaml } from '../../src/faq/yaml-source.ts';
import { format } from '../../src/i18n/format.ts';
import { type CompanyFact, factNames } from '../../src/site/company.ts';
import { ContentError } from '../../src/site/content-error.ts';

const text = z.string('must be text.').trim().min(1, 'is empty. Write the text.');
const wordings = text.transform((block) => block.split('\n').map((line) => line.trim()));

const smallTalk = z.strictObject({
  kinds: z.array(z.strictObject({ id: text, reply: text, wordings })),
});
const facts = z.strictObject({
  kinds: z.array(
    z.strictObject({ id: z.enum(factNames, `must be one of ${factNames.join(', ')}.`), wordings }),
  ),
});
const outOfScope = z.strictObject({ kinds: z.array(z.strictObject({ id: text, wordings })) });

type Values = Readonly<Record<string, string>>;

const filled = (texts: readonly string[], values: Values) => texts.map((each) => format(each, values));

/** What people say without asking about the site; `reply` only where there is one for it. */
export interface TalkKind {
  readonly id: string;
  readonly reply: string;
  readonly wordings: readonly string[];
}

/**
 * Reads `content/assistant/small-talk/<language>.yaml`.
 *
 * @param values what stands for each placeholder
 * @throws {ContentError} naming each wrong field with its line and remedy
 */
export function parseSmallTalk(file: string, source: string, values: Values): TalkKind[] {
  const yaml = parseYaml(file, source);
  const kinds = checkYaml(yaml, smallTalk).kinds.map((kind) => ({
    id: kind.id,
    reply: format(kind.reply, values),
    wordings: filled(kind.wordings, values),
  }));
  const problems = kinds.flatMap(({ reply }, index) => {
    const left = /\{[^{}\n]*\}/.exec(reply)?.[0];
    const message = `holds ${left}, which is neither a fact of content/site.json nor a figure of content/figures.json.`;
    return left ? [{ file, ...yaml.place(['kinds', index, 'reply']), message }] : [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return kinds;
}

/**
 * Reads `content/assistant/out-of-scope/<language>.yaml`: examples of what the site does not answer, a
 * list for each kind. Braces in them may be anything.
 *
 * @throws {ContentError} naming each wrong field with its line and remedy
 */
export function parseOutOfScope(file: string, source: string, values: Values): (readonly string[])[] {
  const { kinds } = checkYaml(parseYaml(file, source), outOfScope);
  return kinds.map((kind) => filled(kind.wordings, values));
}

/** How people ask for one of the company's facts. */
export interface FactKind {
  readonly id: CompanyFact['name'];
  readonly wordings: readonly string[];
}

/**
 * Reads `content/assistant/company-facts/<language>.yaml`.
 *
 * @throws {ContentError} naming each wrong field with its line and remedy
 */
export function parseFactKinds(file: string, source: string, values: Values): FactKind[] {
  const { kinds } = checkYaml(parseYaml(file, source), facts);
  return kinds.map((kind) => ({ id: kind.id, wordings: filled(kind.wordings, values) }));
}
