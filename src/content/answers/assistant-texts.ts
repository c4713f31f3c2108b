import { z } from 'zod';
import { checkYaml, parseYaml, text, textLines, words } from '../yaml-source.ts';
import { fill, fillIn } from '../../site/format.ts';
import { attempt, ContentError, type ContentProblem } from '../content-error.ts';
import { readText } from '../content-files.ts';
import type { Locale } from '../../site/locales.ts';
import { fillText, fillTexts, placeholderProblem } from '../texts/placeholders.ts';

const answers = z.array(text, 'must be a list of ids in brackets.');

/** Facts that people ask for; those in `content/site.json` are answered. */
const factIds = ['organisationNumber', 'vatNumber', 'address', 'phone', 'email', 'founders'] as const;

const smallTalk = z.strictObject({
  kinds: z.array(z.strictObject({ id: text, question: text.optional(), reply: text, wordings: textLines })),
});
const facts = z.strictObject({
  frames: textLines,
  kinds: z.array(
    z.strictObject({
      id: z.enum(factIds, `must be one of ${factIds.join(', ')}.`),
      question: text,
      joins: text.optional(),
      names: textLines.default([]),
      wordings: textLines,
    }),
  ),
});
const outOfScope = z.strictObject({ kinds: z.array(z.strictObject({ id: text, wordings: textLines })) });
const followUps = z.strictObject({
  translation: textLines,
  bare: words,
  asks: z.array(z.strictObject({ words, tells: words.default([]) })),
  corrections: textLines,
  joins: textLines,
});
const estimates = z.strictObject({
  people: textLines,
  calls: z.strictObject({ day: textLines, week: textLines, month: textLines }),
  missed: textLines,
  numbers: z.record(z.string(), z.number()),
  price: z.strictObject({ answers, reply: text, outside: text }),
  calculation: z.strictObject({ answers, pays: text, slow: text, never: text }),
  year: z.strictObject({ question: text, size: text, reply: text, wordings: textLines }),
});

type Values = Readonly<Record<string, string>>;
/** How people ask for one of the company's facts. */
export type FactKind = Omit<z.infer<typeof facts>['kinds'][number], 'names'>;
/** How people write sizes, and the replies with slots for what is worked out. */
export type EstimateTexts = z.infer<typeof estimates>;

/** Reads `small-talk/<language>.yaml`. @throws {ContentError} with field, line and remedy, as the other functions here */
export function parseSmallTalk(file: string, source: string, values: Values) {
  const yaml = parseYaml(file, source);
  const { kinds } = checkYaml(yaml, smallTalk);
  const problems = kinds.flatMap(({ reply }, index) => {
    const message = placeholderProblem(reply, values);
    return message ? [{ file, ...yaml.place(['kinds', index, 'reply']), message }] : [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return kinds
    .map((kind) => ({ ...fill(kind, values), reply: fillText(kind.reply, values) }))
    .filter(({ reply }) => reply !== '');
}

/** Reads `out-of-scope/<language>.yaml`: a list of questions for each kind. Braces in them may be anything. */
export function parseOutOfScope(file: string, source: string, values: Values): string[][] {
  const { kinds } = fill(checkYaml(parseYaml(file, source), outOfScope), values);
  return kinds.map(({ wordings: questions }) => questions);
}

/** Reads `content/assistant/company-facts/<language>.yaml`: each name in each frame, and the wordings; `{founder}` stays. */
export function parseFactKinds(file: string, source: string, values: Values): FactKind[] {
  const { frames, kinds } = fill(checkYaml(parseYaml(file, source), facts), values);
  return kinds.map(({ names, wordings: others, ...kind }) => {
    const framed = names.flatMap((name) => frames.map((frame) => fillIn(frame, { name })));
    return { ...kind, wordings: [...framed, ...others] };
  });
}

/** Reads `content/assistant/follow-ups/<language>.yaml`. */
export function parseFollowUps(file: string, source: string) {
  return checkYaml(parseYaml(file, source), followUps);
}

/** Reads `content/assistant/estimates/<language>.yaml`; its slots stay. */
export function parseEstimates(file: string, source: string, values: Values): EstimateTexts {
  const { numbers, ...texts } = checkYaml(parseYaml(file, source), estimates);
  return { ...fillTexts(texts, values), numbers };
}

const parsers = {
  'small-talk': parseSmallTalk,
  'out-of-scope': parseOutOfScope,
  'company-facts': parseFactKinds,
  estimates: parseEstimates,
  'follow-ups': parseFollowUps,
};

/** The assistant's texts in a language by their folder, without those whose file is missing or wrong. */
export type AssistantTexts = { readonly [Kind in keyof typeof parsers]?: ReturnType<(typeof parsers)[Kind]> };

/** The files of `content/assistant/` in a language; their problems are added to `problems`. */
export function readAssistantTexts(
  folder: string,
  locale: Locale,
  values: Values,
  problems: ContentProblem[],
): AssistantTexts {
  const texts = Object.entries(parsers).map(([kind, parse]) => {
    const path = `content/assistant/${kind}/${locale}.yaml`;
    const read = () => {
      const text = readText(path, folder);
      return text === undefined ? undefined : parse(path, text, values);
    };
    return [kind, attempt(problems, read)];
  });
  return Object.fromEntries(texts) as AssistantTexts;
}
