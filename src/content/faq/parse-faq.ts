import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { type ByLocale, byLocale, defaultLocale, type Locale, locales } from '../../site/locales.ts';
import {
  collectProblems,
  ContentError,
  type ContentProblem,
  type FieldProblem,
  parseData,
} from '../content-error.ts';
import { parseJson, readJson, readText } from '../content-files.ts';
import { flag, slugPattern } from '../fields.ts';
import { fillInTree, placeholderProblems, type PlaceholderValues } from '../texts/placeholders.ts';
import {
  parseYaml,
  parseYamlData,
  textLines,
  throwProblems,
  type YamlSource,
  yamlText,
} from '../yaml-source.ts';

const yamlString = yamlText();

const more = z.strictObject({
  text: yamlString,
  href: z
    .string('must be an address such as /about.')
    .startsWith('/', 'must begin with a slash and have no language, such as /about.'),
});

const question = z.strictObject({
  id: yamlString.regex(slugPattern, 'becomes an anchor. Use lower-case words joined by hyphens.'),
  question: yamlString,
  answer: yamlString,
  more: more.optional(),
  featured: flag.default(false),
  starter: flag.optional(),
  rare: flag.optional(),
  wordings: textLines,
  aspects: z.array(textLines).optional(),
});

export const topicSchema = z.strictObject({
  title: yamlString,
  questions: z.array(question, 'must be a list of questions.').min(1, 'is empty. Add a question.'),
});

/** A question with facts and figures filled in. Links in its answer have no language. */
export interface FaqQuestion extends Readonly<z.infer<typeof question>> {
  /** Ids of follow-up questions. */
  readonly related?: readonly string[] | undefined;
}

export interface FaqTopic {
  /** Name of the folder, which is the same in every language and is also the anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/** Topics in the order of `topics.json`. */
export type Faq = ByLocale<readonly FaqTopic[]>;

const relatedSchema = z.record(z.string(), z.array(yamlString, 'must be a list of ids in brackets.'));

type Related = z.infer<typeof relatedSchema>;

interface ReadTopic extends FaqTopic {
  readonly source: YamlSource;
}

const faqFolder = 'content/faq';
const topicsFile = `${faqFolder}/topics.json`;
const relatedFile = `${faqFolder}/related.json`;

export function readFaq(projectRoot: string, values: ByLocale<PlaceholderValues>) {
  const problems: ContentProblem[] = [];
  const paths = globSync(`${faqFolder}/**/*.yaml`, { cwd: projectRoot }).toSorted();
  const folders = [...new Set(paths.map((path) => path.split('/')[2] ?? ''))];
  // Without a readable list, use all folders, so that their problems are reported too.
  const order =
    collectProblems(problems, () => parseOrder(readJson(topicsFile, projectRoot), folders)) ?? folders;
  const topicsByLocale = byLocale((locale) =>
    order.flatMap(
      (id) => collectProblems(problems, () => readTopic(id, locale, projectRoot, values[locale])) ?? [],
    ),
  );
  for (const locale of locales) problems.push(...repeatedIdProblems(topicsByLocale[locale]));
  const english = topicsByLocale[defaultLocale];
  if (problems.length === 0)
    problems.push(...locales.flatMap((locale) => translationProblems(topicsByLocale[locale], english)));
  const ids = problems.length === 0 ? new Set(english.flatMap(idsOf)) : undefined;
  const related = collectProblems(problems, () => readRelated(projectRoot, ids)) ?? {};
  const faq: Faq = byLocale((locale) =>
    topicsByLocale[locale].map((topic) => withoutEmptyAnswers(topic, related)),
  );
  return { faq, problems };
}

const idsOf = ({ questions }: Pick<FaqTopic, 'questions'>): string[] => questions.map(({ id }) => id);

/** @param ids of all questions; undefined if not all can be read */
function readRelated(projectRoot: string, ids: ReadonlySet<string> | undefined): Related {
  const source = readText(relatedFile, projectRoot) ?? '{}';
  const related = parseData(relatedSchema, parseJson(relatedFile, source), relatedFile);
  const problems = Object.entries(related).flatMap(([id, others]) => {
    const unknown = [id, ...others].filter((each) => ids?.has(each) === false);
    return unknown.map((each) => ({
      file: relatedFile,
      field: id,
      message: `there is no question with the id "${each}". Correct the id, or delete it.`,
    }));
  });
  if (problems.length > 0) throw new ContentError(problems);
  return related;
}

/** Drops questions whose answer is empty because each of its lines mentions an optional fact that the owner omitted. */
function withoutEmptyAnswers({ id, title, questions }: ReadTopic, related: Related): FaqTopic {
  const answered = questions.filter(({ answer }) => answer !== '');
  return { id, title, questions: answered.map((each) => ({ ...each, related: related[each.id] })) };
}

/**
 * The topics as `/faq` shows them, without their rare questions. A topic that has only rare questions stays: `/faq` shows it as
 * a heading with a link to them.
 */
export function topicsWithoutRare(topics: readonly FaqTopic[]): FaqTopic[] {
  return topics
    .filter(({ questions }) => questions.length > 0)
    .map((topic) => ({ ...topic, questions: topic.questions.filter(({ rare }) => !rare) }));
}

/** The topics that have rare questions, with only these. Each of them has a page. */
export function rareTopics(topics: readonly FaqTopic[]): FaqTopic[] {
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(({ rare }) => rare) }))
    .filter(({ questions }) => questions.length > 0);
}

function parseOrder(topics: unknown, folders: readonly string[]): string[] {
  const file = topicsFile;
  const result = z.array(z.string()).min(1).safeParse(topics);
  const message = 'must be a list of folder names such as ["prices"].';
  if (!result.success) throw new ContentError([{ file, field: '', message }]);
  const missing = folders.filter((folder) => !result.data.includes(folder));
  const unknown = result.data.filter((name) => !folders.includes(name));
  const problems = [
    ...missing.map((name) => ({
      file,
      field: name,
      message: 'is a folder that is missing from this list. Add its name, or delete the folder.',
    })),
    ...unknown.map((name) => ({ file, field: name, message: 'has no folder. Add it, or remove the name.' })),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return result.data;
}

function readTopic(id: string, locale: Locale, projectRoot: string, values: PlaceholderValues): ReadTopic {
  const file = `${faqFolder}/${id}/${locale}.yaml`;
  const yaml = readText(file, projectRoot);
  if (yaml === undefined) {
    throw new ContentError([{ file, field: '', message: 'this file is missing. Translate the topic.' }]);
  }
  const source = parseYaml(file, yaml);
  const topic = parseYamlData(topicSchema, source);
  throwProblems(source, [...placeholderProblems(topic, values), ...featuredRare(topic)]);
  return { id, ...fillInTree(topic, values), source };
}

/** The home page links its featured questions to `/faq`, which does not show the rare ones. */
function featuredRare({ questions }: z.infer<typeof topicSchema>): FieldProblem[] {
  return questions.flatMap(({ featured, rare }, index) =>
    featured && rare
      ? [{ field: `questions.${index}.featured`, message: 'is for questions on /faq. Delete it, or "rare".' }]
      : [],
  );
}

/** The ids that a language repeats. An id is an anchor and the name of an answer, so it must be unique. */
function repeatedIdProblems(topics: readonly ReadTopic[]): ContentProblem[] {
  const seen = new Set(topics.map(({ id }) => id));
  return topics.flatMap(({ source, questions }) =>
    questions.flatMap(({ id }, index): ContentProblem[] => {
      const isNew = !seen.has(id);
      seen.add(id);
      const message = `"${id}" is already the id of another question or topic. Rename one of them.`;
      return isNew ? [] : [{ file: source.file, ...source.locate(['questions', index, 'id']), message }];
    }),
  );
}

/** Differences between the topics of a language and the English ones: questions, their order or flags. */
function translationProblems(topics: readonly ReadTopic[], english: readonly ReadTopic[]): ContentProblem[] {
  return topics.flatMap((topic, at): ContentProblem[] => {
    const original = english[at];
    const expectedIds = original ? idsOf(original) : [];
    const found = idsOf(topic);
    if (found.join() === expectedIds.join()) return flagProblems(topic, original);
    const index = found.findIndex((id, place) => id !== expectedIds[place]);
    const path = index === -1 ? ['questions'] : ['questions', index, 'id'];
    const message = `the questions must be those of ${original?.source.file} in their order: ${expectedIds.join(', ')}.`;
    return [{ file: topic.source.file, ...topic.source.locate(path), message }];
  });
}

/** Both languages must show the same questions in the same places. */
function flagProblems(topic: ReadTopic, english?: ReadTopic): ContentProblem[] {
  return topic.questions.flatMap((question, index) => {
    const flags = (['starter', 'featured', 'rare'] as const).filter(
      (flag) => Boolean(question[flag]) !== Boolean(english?.questions[index]?.[flag]),
    );
    return flags.map((flag) => ({
      file: topic.source.file,
      ...topic.source.locate(['questions', index, 'id']),
      message: `"${flag}" must be the same as in ${english?.source.file}.`,
    }));
  });
}
