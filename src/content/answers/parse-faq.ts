import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { type Locale, locales } from '../../site/locales.ts';
import { withoutFigures } from '../articles/figure-blocks.ts';
import { emptyHeading, emptyHeadings } from '../articles/tokens.ts';
import { attempt, ContentError, type ContentProblem } from '../content-error.ts';
import { readJson, readText } from '../content-files.ts';
import { fillText, placeholderProblem } from '../texts/placeholders.ts';
import type { TextValues } from '../texts/text-values.ts';
import { type FaqQuestion, type FaqTopic, topicSchema } from './schema.ts';
import { checkYaml, parseYaml, type YamlSource } from '../yaml-source.ts';

export type { FaqQuestion, FaqTopic };

/** Topics in the order of `topics.json`. A language that has no answers has no topics. */
export type Faq = Readonly<Record<Locale, readonly FaqTopic[]>>;

export interface FaqFiles {
  readonly root: string;
  /** `topics.json`: the names of the folders in the order in which the page shows them. */
  readonly topics: unknown;
  /** Text by path from the project's root, of every YAML file below `root`. */
  readonly files: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<Locale, TextValues>>;
}

interface Read extends FaqTopic {
  readonly source: YamlSource;
}

/**
 * Reads and checks the questions and answers.
 *
 * @throws {ContentError} with every problem of every file, each with file, line and remedy
 */
export function parseFaq({ root, topics, files, values }: FaqFiles): Faq {
  const problems: ContentProblem[] = [];
  const order = attempt(problems, () => parseOrder(topics, root, Object.keys(files))) ?? [];
  const read = (locale: Locale): Read[] =>
    order.flatMap((id) => {
      const file = `${root}/${id}/${locale}.yaml`;
      const text = files[file];
      return text === undefined
        ? []
        : (attempt(problems, () => readTopic(id, parseYaml(file, text), values[locale])) ?? []);
    });
  const all = locales.map((locale) => [locale, read(locale)] as const);
  const model = all.find(([, found]) => found.length > 0)?.[1] ?? [];
  for (const [locale, found] of all) {
    problems.push(...duplicates(found));
    if (found.length > 0 && problems.length === 0) problems.push(...differences(found, model, root, locale));
  }
  if (problems.length > 0) throw new ContentError(problems);
  return Object.fromEntries(all.map(([locale, found]) => [locale, found.map(answered)])) as unknown as Faq;
}

/** A topic without the questions whose answers only named facts that are left out. */
function answered({ id, title, questions }: Read): FaqTopic {
  return { id, title, questions: questions.filter(({ answerMarkdown }) => answerMarkdown !== '') };
}

/**
 * `parseFaq` of the files in the project's folder.
 *
 * @throws {ContentError} also when a file cannot be read
 */
export function readFaq(folder: string, values: FaqFiles['values']): Faq {
  const root = 'content/faq';
  const problems: ContentProblem[] = [];
  const paths = globSync(`${root}/**/*.yaml`, { cwd: folder }).toSorted();
  const texts = paths.map((path) => [path, attempt(problems, () => readText(path, folder)) ?? ''] as const);
  // If `topics.json` cannot be read, assume it lists every folder.
  const folders = [...new Set(paths.map((path) => path.split('/')[2]))];
  const topics = attempt(problems, () => readJson(`${root}/topics.json`, folder)) ?? folders;
  const faq = attempt(problems, () => parseFaq({ root, topics, files: Object.fromEntries(texts), values }));
  if (!faq || problems.length > 0) throw new ContentError(problems);
  return faq;
}

/** The topics as pages show them: without the answers that the assistant alone has. */
export function shownTopics(topics: readonly FaqTopic[]): FaqTopic[] {
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(({ page }) => page !== false) }))
    .filter(({ questions }) => questions.length > 0);
}

/** The topics in order; every folder must be among them. */
function parseOrder(topics: unknown, root: string, paths: readonly string[]): string[] {
  const file = `${root}/topics.json`;
  const result = z.array(z.string()).safeParse(topics);
  const message = 'must be a list of folder names such as ["prices"].';
  if (!result.success) throw new ContentError([{ file, field: '', message }]);
  const folders = new Set(paths.map((path) => path.slice(root.length + 1).split('/')[0] ?? ''));
  const missing = [...folders].filter((folder) => !result.data.includes(folder));
  const unknown = result.data.filter((topic) => !folders.has(topic));
  const problems = [
    ...missing.map((name) => ({
      file,
      field: name,
      message: 'is a folder that the list does not name. Add its name, or delete the folder.',
    })),
    ...unknown.map((name) => ({ file, field: name, message: 'has no folder. Add it, or remove the name.' })),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return result.data;
}

const figureInAnswer =
  'has a block of a figure, and answers show none. Take it out, and link to an article that has it.';

function readTopic(id: string, source: YamlSource, values: TextValues): Read {
  const topic = checkYaml(source, topicSchema);
  const problems: ContentProblem[] = [];
  const filled = (text: string, path: readonly (string | number)[]): string => {
    const problem = placeholderProblem(text, values);
    if (problem) problems.push({ file: source.file, ...source.place(path), message: problem.message });
    return fillText(text, values);
  };
  const questions = topic.questions.map(({ answer, question, more, wordings, ...rest }, index) => {
    const at = (field: string) => ['questions', index, field];
    const faults = [
      ...emptyHeadings(answer).map(() => emptyHeading),
      ...(withoutFigures(answer) === answer ? [] : [figureInAnswer]),
    ];
    problems.push(
      ...faults.map((message) => ({ file: source.file, ...source.place(at('answer')), message })),
    );
    return {
      ...rest,
      question: filled(question, at('question')),
      answerMarkdown: filled(answer, at('answer')),
      ...(more && { more: { ...more, text: filled(more.text, at('more')) } }),
      wordings: wordings.map((wording) => filled(wording, at('wordings'))),
    };
  });
  const title = filled(topic.title, ['title']);
  if (problems.length > 0) throw new ContentError(problems);
  return { id, title, questions, source };
}

/** Duplicate ids of a language, since all are anchors of one page, and wordings that two questions share. */
function duplicates(topics: readonly Read[]): ContentProblem[] {
  const seen = new Map<string, { readonly place: string; readonly owner: string }>();
  const problem = (
    what: string,
    kind: string,
    { source }: Read,
    path: readonly (string | number)[],
    owner: string,
  ) => {
    const { field, line } = source.place(path);
    const place = `${source.file}:${line}, ${field}`;
    const key = `${kind} ${what.toLowerCase()}`;
    const first = seen.get(key);
    seen.set(key, first ?? { place, owner });
    if (first === undefined || first.owner === owner) return [];
    const message = `the ${kind} "${what}" stands in ${first.place} too. Keep one of the two.`;
    return [{ file: source.file, field, line, message }];
  };
  return topics.flatMap((topic) => [
    ...problem(topic.id, 'id', topic, ['title'], topic.id),
    ...topic.questions.flatMap(({ id, wordings }, index) => [
      ...problem(id, 'id', topic, ['questions', index, 'id'], `${topic.id} ${index}`),
      ...wordings.flatMap((wording) =>
        problem(wording, 'wording', topic, ['questions', index, 'wordings'], id),
      ),
    ]),
  ]);
}

/** Where a language that has answers lacks a topic, a question or the order of another. */
function differences(
  topics: readonly Read[],
  model: readonly Read[],
  root: string,
  locale: Locale,
): ContentProblem[] {
  return model.flatMap(({ id, questions, source }): ContentProblem[] => {
    const own = topics.find((topic) => topic.id === id);
    if (!own) {
      const file = `${root}/${id}/${locale}.yaml`;
      return [{ file, field: '', message: `is missing. Translate ${source.file}.` }];
    }
    const length = Math.max(questions.length, own.questions.length);
    const index = Array.from({ length }).findIndex(
      (_, place) => questions[place]?.id !== own.questions[place]?.id,
    );
    if (index === -1) return [];
    const wanted = questions[index]?.id;
    const message = wanted
      ? `must be "${wanted}", as in ${source.file}: the same questions in the same order.`
      : `is a question that ${source.file} does not have. Remove it, or translate it there.`;
    return [{ file: own.source.file, ...own.source.place(['questions', index, 'id']), message }];
  });
}
