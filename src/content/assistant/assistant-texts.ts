import { z } from 'zod';
import { fillIn } from '../../site/format.ts';
import type { Locale } from '../../site/locales.ts';
import { collectProblems, ContentError, type ContentProblem } from '../content-error.ts';
import { readRequiredText } from '../content-files.ts';
import { fillInTree, placeholderProblems, type PlaceholderValues } from '../texts/placeholders.ts';
import {
  parseYaml,
  parseYamlData,
  textLines,
  throwProblems,
  wordList,
  type YamlSource,
  yamlText,
} from '../yaml-source.ts';

const yamlString = yamlText();

const answerIds = z.array(yamlString, 'must be a list of ids in brackets.');

/** The facts in `content/site.json` that visitors ask about. */
const factIds = ['organisationNumber', 'vatNumber', 'address', 'phone', 'email', 'founders'] as const;

const smallTalk = z.strictObject({
  kinds: z.array(
    z.strictObject({
      id: yamlString,
      question: yamlString.optional(),
      reply: yamlString,
      wordings: textLines,
    }),
  ),
});
const companyFacts = z.strictObject({
  templates: textLines,
  facts: z.array(
    z.strictObject({
      id: z.enum(factIds, `must be one of ${factIds.join(', ')}.`),
      question: yamlString,
      precedes: yamlString.optional(),
      names: textLines.default([]),
      wordings: textLines,
    }),
  ),
});
const outOfScope = z.strictObject({
  kinds: z.array(z.strictObject({ id: yamlString, wordings: textLines })),
});
const followUps = z.strictObject({
  translationRequests: textLines,
  stopWords: wordList,
  questionTypes: z.array(z.strictObject({ questionWords: wordList, answerWords: wordList.default([]) })),
  pronouns: wordList,
  corrections: textLines,
  negations: wordList,
  conjunctions: textLines,
});
const estimates = z.strictObject({
  peoplePhrases: textLines,
  callPhrases: z.strictObject({ day: textLines, week: textLines, month: textLines }),
  missedWords: textLines,
  numberWords: z.record(z.string(), z.number()),
  price: z.strictObject({ answerIds, reply: yamlString, outside: yamlString }),
  calculation: z.strictObject({ answerIds, pays: yamlString, slow: yamlString, never: yamlString }),
  year: z.strictObject({ question: yamlString, size: yamlString, reply: yamlString, wordings: textLines }),
});

export type CompanyFact = Omit<z.infer<typeof companyFacts>['facts'][number], 'names'>;
export type EstimateTexts = z.infer<typeof estimates>;

/** Refuses unknown placeholders in replies; wordings may contain any braces. */
function parseSmallTalk(yaml: YamlSource, values: PlaceholderValues) {
  const { kinds } = parseYamlData(smallTalk, yaml);
  throwProblems(yaml, placeholderProblems({ kinds: kinds.map(({ reply }) => ({ reply })) }, values));
  return kinds;
}

/** Inserts each name into each template and adds the wordings; `{founder}` stays. */
function parseCompanyFacts(yaml: YamlSource): CompanyFact[] {
  const { templates, facts } = parseYamlData(companyFacts, yaml);
  return facts.map(({ names, wordings, ...fact }) => {
    const filled = names.flatMap((name) => templates.map((template) => fillIn(template, { name })));
    return { ...fact, wordings: [...filled, ...wordings] };
  });
}

const parsers = {
  'small-talk': parseSmallTalk,
  /** Examples of questions that the site does not answer, a list for each kind. */
  'out-of-scope': (yaml: YamlSource) => parseYamlData(outOfScope, yaml).kinds.map(({ wordings }) => wordings),
  'company-facts': parseCompanyFacts,
  estimates: (yaml: YamlSource) => parseYamlData(estimates, yaml),
  'follow-ups': (yaml: YamlSource) => parseYamlData(followUps, yaml),
};

type AssistantFolder = keyof typeof parsers;
type TextOf<Each extends AssistantFolder> = ReturnType<(typeof parsers)[Each]>;

/** The assistant's texts in one language, by folder. */
export type AssistantTexts = { readonly [Each in AssistantFolder]: TextOf<Each> };

/** Parses a file of `content/assistant/<folder>/`. @throws {ContentError} with field, line and remedy */
export function parseAssistantText<Each extends AssistantFolder>(
  folder: Each,
  file: string,
  source: string,
  values: PlaceholderValues,
): TextOf<Each> {
  return fillInTree(parsers[folder](parseYaml(file, source), values), values) as TextOf<Each>;
}

/** Reads the assistant's texts in one language. @throws {ContentError} with the problems of all its files */
export function readAssistantTexts(
  projectRoot: string,
  locale: Locale,
  values: PlaceholderValues,
): AssistantTexts {
  const problems: ContentProblem[] = [];
  const texts = (Object.keys(parsers) as AssistantFolder[]).map((folder) => {
    const path = `content/assistant/${folder}/${locale}.yaml`;
    const read = () => parseAssistantText(folder, path, readRequiredText(path, projectRoot), values);
    return [folder, collectProblems(problems, read)] as const;
  });
  if (problems.length > 0) throw new ContentError(problems);
  return Object.fromEntries(texts) as AssistantTexts;
}
