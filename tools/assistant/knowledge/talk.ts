import { z } from 'zod';
import { checkYaml, parseYaml } from '../../../src/collections/answers/yaml-source.ts';
import { format } from '../../../src/i18n/format.ts';
import { ContentError } from '../../../src/collections/content-error.ts';
import { fillText, fillTexts, placeholderProblem } from '../../../src/collections/texts/placeholders.ts';

const text = z.string('must be text.').trim().min(1, 'is empty. Write the text.');
const wordings = text.transform((block) => block.split('\n').map((line) => line.trim()));
const answers = z.array(text, 'must be a list of ids in brackets.');

/** What can be asked of a company; which of it is answered depends on `content/site.json`. */
const factIds = ['organisationNumber', 'vatNumber', 'address', 'phone', 'email', 'founders'] as const;

const smallTalk = z.strictObject({
  kinds: z.array(z.strictObject({ id: text, question: text.optional(), reply: text, wordings })),
});
const facts = z.strictObject({
  frames: wordings,
  kinds: z.array(
    z.strictObject({
      id: z.enum(factIds, `must be one of ${factIds.join(', ')}.`),
      question: text,
      joins: text.optional(),
      names: wordings.default([]),
      wordings,
    }),
  ),
});
const outOfScope = z.strictObject({ kinds: z.array(z.strictObject({ id: text, wordings })) });
const followUps = z.strictObject({
  translation: wordings,
  reference: wordings,
  joins: wordings,
  repeated: text,
});
const estimates = z.strictObject({
  people: wordings,
  calls: z.strictObject({ day: wordings, week: wordings, month: wordings }),
  missed: wordings,
  numbers: z.record(z.string(), z.number()),
  price: z.strictObject({ answers, reply: text, outside: text }),
  calculation: z.strictObject({ answers, pays: text, slow: text, never: text }),
  year: z.strictObject({ question: text, size: text, reply: text, wordings }),
});

type Values = Readonly<Record<string, string>>;
/** What people say without asking about the site, and the reply. */
export type TalkKind = z.infer<typeof smallTalk>['kinds'][number];
/** How people ask for one of the company's facts. */
export type FactKind = Omit<z.infer<typeof facts>['kinds'][number], 'names'>;
/** How messages refer to the answer before them. */
export type FollowUps = z.infer<typeof followUps>;
/** How people write sizes, and the replies with slots for what is worked out. */
export type EstimateTexts = z.infer<typeof estimates>;

const filled = (texts: readonly string[], values: Values) => texts.map((each) => format(each, values));

/**
 * Reads `content/assistant/small-talk/<language>.yaml`.
 *
 * @param values what stands for each placeholder
 * @throws {ContentError} naming each wrong field with its line and remedy, as the other functions here
 */
export function parseSmallTalk(file: string, source: string, values: Values): TalkKind[] {
  const yaml = parseYaml(file, source);
  const { kinds } = checkYaml(yaml, smallTalk);
  const problems = kinds.flatMap(({ reply }, index) => {
    const problem = placeholderProblem(reply, values);
    return problem ? [{ file, ...yaml.place(['kinds', index, 'reply']), message: problem.message }] : [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return kinds
    .map((kind) => ({
      ...kind,
      reply: fillText(kind.reply, values),
      wordings: filled(kind.wordings, values),
    }))
    .filter(({ reply }) => reply !== '');
}

/**
 * Reads `content/assistant/out-of-scope/<language>.yaml`: examples of what the site does not answer, a
 * list for each kind. Braces in them may be anything.
 */
export function parseOutOfScope(file: string, source: string, values: Values): string[][] {
  const { kinds } = checkYaml(parseYaml(file, source), outOfScope);
  return kinds.map((kind) => filled(kind.wordings, values));
}

/** Reads `content/assistant/company-facts/<language>.yaml`: each name in each frame, and the wordings; `{founder}` stays. */
export function parseFactKinds(file: string, source: string, values: Values): FactKind[] {
  const { frames, kinds } = checkYaml(parseYaml(file, source), facts);
  return kinds.map(({ names, wordings: others, ...kind }) => {
    const framed = names.flatMap((name) => filled(frames, { name }));
    return { ...kind, wordings: [...framed, ...filled(others, values)] };
  });
}

/** Reads `content/assistant/follow-ups/<language>.yaml`. */
export function parseFollowUps(file: string, source: string): FollowUps {
  return checkYaml(parseYaml(file, source), followUps);
}

/** Reads `content/assistant/estimates/<language>.yaml`; its slots stay. */
export function parseEstimates(file: string, source: string, values: Values): EstimateTexts {
  const { numbers, ...texts } = checkYaml(parseYaml(file, source), estimates);
  return { ...fillTexts(texts, values), numbers };
}
