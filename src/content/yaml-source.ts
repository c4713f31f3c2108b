/** Reads YAML with the line numbers of its fields, and rejects values that YAML would change. */

import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import { z } from 'zod';
import { ContentError, type ContentProblem, type FieldProblem, problemsOf } from './content-error.ts';
import { isFolded, nonEmptyLines, yamlLossMessage } from './yaml-pitfalls.ts';

/** A text from YAML, which reads an unquoted 2025 as a number. */
export function yamlText(remedy = 'Write the text.') {
  return z.string('must be text. Put it in "double quotes".').trim().min(1, `is empty. ${remedy}`);
}

/** Words separated by spaces or line breaks. */
export const wordList = yamlText().transform((block) => block.split(/\s+/));

/** A block of text with one list entry per line. */
export const textLines = yamlText().transform(nonEmptyLines);

type Path = readonly (string | number)[];

type Location = Required<Pick<ContentProblem, 'field' | 'line'>>;

export interface YamlSource {
  readonly file: string;
  readonly data: unknown;
  /** A field and its line, or its group's line. A list entry is identified by its index or `id`. */
  readonly locate: (path: Path) => Location;
  /** True if YAML joins the lines of this text. */
  readonly isFolded: (path: Path) => boolean;
}

function readYaml(text: string, firstLine: number) {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'core', lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;

  const indexOf = (name: string | number, list: unknown): string | number => {
    const entries = isSeq(list) && typeof name === 'string' ? list.items : [];
    const index = entries.findIndex((entry) => isMap(entry) && entry.get('id') === name);
    return index < 0 ? name : index;
  };
  const nodeAt = (path: Path): unknown => {
    const keys: (string | number)[] = [];
    for (const part of path) keys.push(indexOf(part, document.getIn(keys, true)));
    return document.getIn(keys, true);
  };
  const locate = (path: Path): Location => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = nodeAt(path.slice(0, length));
      if (isNode(node) && node.range && (isScalar(node) || isCollection(node))) {
        return { field: path.join('.'), line: lineAt(node.range[0]) };
      }
    }
    return { field: path.join('.'), line: firstLine };
  };
  return { document, lineAt, nodeAt, locate };
}

function pathOf(field: string): Path {
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** The line of a field in YAML or in JSON, which is valid YAML; undefined if the text cannot be read. */
export function lineInYaml(text: string, field: string): number | undefined {
  const { document, locate } = readYaml(text, 1);
  return document.errors.length > 0 ? undefined : locate(pathOf(field)).line;
}

/** Reads YAML that starts on `firstLine`. @throws {ContentError} if it is invalid or would lose text */
export function parseYaml(file: string, text: string, firstLine = 1): YamlSource {
  const { document, lineAt, nodeAt, locate } = readYaml(text, firstLine);
  const problems: ContentProblem[] = [];
  visit(document, {
    Node: (key, node, ancestors) => {
      const message = yamlLossMessage(node, text, key);
      if (message === undefined) return;
      problems.push({
        file,
        field: fieldAt([...ancestors, node]),
        line: lineAt(node.range?.[0] ?? 0),
        message,
      });
    },
  });
  // The other errors follow from the first.
  const [problem] = document.errors;
  if (problem && problems.length === 0) {
    problems.push({
      file,
      field: '',
      line: lineAt(problem.pos[0]),
      message: sentences[problem.code] ?? unreadable,
    });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { file, data: document.toJS() as unknown, locate, isFolded: (path) => isFolded(nodeAt(path), text) };
}

const unreadable =
  'cannot be read. Put texts that contain a colon, a # or a quotation mark in "double quotes", and check the indentation.';

const sentences: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'begins with a tab. Use spaces: YAML does not allow tabs there.',
  DUPLICATE_KEY: 'repeats this field. Keep one of the two.',
};

function fieldAt(nodes: readonly unknown[]): string {
  return nodes
    .flatMap((node, index) => {
      const list = nodes[index - 1];
      if (isPair(node)) return [String(isScalar(node.key) ? node.key.value : node.key)];
      return isSeq(list) ? [String(list.items.indexOf(node))] : [];
    })
    .join('.');
}

/** Parses YAML with its schema. @throws {ContentError} listing every invalid field with its line and remedy */
export function parseYamlData<Schema extends z.ZodType>(
  schema: Schema,
  source: YamlSource,
): z.output<Schema> {
  const result = schema.safeParse(source.data, { reportInput: true });
  if (!result.success) {
    throw new ContentError(
      problemsOf(source.file, result.error.issues).map((problem) =>
        problem.field ? { ...problem, ...source.locate(pathOf(problem.field)) } : problem,
      ),
    );
  }
  const problems = joinedLists(source, source.data, result.data);
  if (problems.length > 0) throw new ContentError(problems);
  return result.data;
}

/** @throws {ContentError} with the line of each problem, if there are any */
export function throwProblems({ file, locate }: YamlSource, problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  throw new ContentError(problems.map(({ field, message }) => ({ file, ...locate(pathOf(field)), message })));
}

/** Texts that the schema splits into a list, one entry per line, but whose lines YAML has joined. */
function joinedLists(source: YamlSource, input: unknown, output: unknown, path: Path = []): ContentProblem[] {
  if (typeof input === 'string') {
    const message = 'would be one line in YAML. Write | after the colon, and the lines below.';
    return Array.isArray(output) && source.isFolded(path)
      ? [{ file: source.file, ...source.locate(path), message }]
      : [];
  }
  if (!(input instanceof Object && output instanceof Object)) return [];
  return Object.entries(input).flatMap(([key, value]) =>
    joinedLists(source, value, Reflect.get(output, key), [...path, Array.isArray(input) ? Number(key) : key]),
  );
}
