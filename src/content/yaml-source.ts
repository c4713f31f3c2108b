/** Reads YAML with the line numbers of its fields, and rejects values that YAML would change. */

import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import { z } from 'zod';
import { ContentError, type ContentProblem, type FieldProblem, problemsOf } from './content-error.ts';

/** A text from YAML, which takes an unquoted 2025 for a number. */
export function yamlText(remedy = 'Write the text.') {
  return z.string('must be text. Put it in "double quotes".').trim().min(1, `is empty. ${remedy}`);
}

/** Words separated by spaces or line breaks. */
export const words = yamlText().transform((block) => block.split(/\s+/));

/** A block of text with one list entry per line. */
export const textLines = yamlText().transform(linesOf);

type Path = readonly (string | number)[];

type Place = Required<Pick<ContentProblem, 'field' | 'line'>>;

export interface YamlSource {
  readonly file: string;
  readonly data: unknown;
  /** A field and its line, or its group's line. A list entry is identified by its index or `id`. */
  readonly place: (path: Path) => Place;
  /** Whether YAML joins the lines of a text. */
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
    const place: (string | number)[] = [];
    for (const part of path) place.push(indexOf(part, document.getIn(place, true)));
    return document.getIn(place, true);
  };
  const place = (path: Path): Place => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = nodeAt(path.slice(0, length));
      if (isNode(node) && node.range && (isScalar(node) || isCollection(node))) {
        return { field: path.join('.'), line: lineAt(node.range[0]) };
      }
    }
    return { field: path.join('.'), line: firstLine };
  };
  return { document, lineAt, nodeAt, place };
}

function pathOf(field: string): Path {
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** The line of a field in YAML or in JSON, which is valid YAML; undefined if the text cannot be read. */
export function lineInYaml(text: string, field: string): number | undefined {
  const { document, place } = readYaml(text, 1);
  return document.errors.length > 0 ? undefined : place(pathOf(field)).line;
}

/** Reads YAML that starts on `firstLine`. @throws {ContentError} if it is invalid or would lose text */
export function parseYaml(file: string, text: string, firstLine = 1): YamlSource {
  const { document, lineAt, nodeAt, place } = readYaml(text, firstLine);
  const problems: ContentProblem[] = [];
  visit(document, {
    Node: (key, node, ancestors) => {
      const message = lossOf(node, text, key);
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
  const [fault] = document.errors;
  if (fault && problems.length === 0) {
    problems.push({
      file,
      field: '',
      line: lineAt(fault.pos[0]),
      message: sentences[fault.code] ?? unreadable,
    });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { file, data: document.toJS() as unknown, place, isFolded: (path) => isFolded(nodeAt(path), text) };
}

const unreadable =
  'cannot be read. Put texts that hold a colon, a # or a quotation mark in "double quotes", and check the indentation.';

const sentences: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'begins with a tab. Use spaces: YAML knows no tabs there.',
  DUPLICATE_KEY: 'gives this field a second time. Keep one of the two.',
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

/** Checks YAML with a schema. @throws {ContentError} naming each wrong field with its line and remedy */
export function checkYaml<Schema extends z.ZodType>(source: YamlSource, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(source.data, { reportInput: true });
  if (!result.success) {
    throw new ContentError(
      problemsOf(source.file, result.error.issues).map((problem) =>
        problem.field ? { ...problem, ...source.place(pathOf(problem.field)) } : problem,
      ),
    );
  }
  const problems = joinedLists(source, source.data, result.data);
  if (problems.length > 0) throw new ContentError(problems);
  return result.data;
}

/** @throws {ContentError} with the line of each problem, if there are any */
export function throwProblems({ file, place }: YamlSource, problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  throw new ContentError(problems.map(({ field, message }) => ({ file, ...place(pathOf(field)), message })));
}

/** Texts that the schema splits into a list, one entry per line, but whose lines YAML has joined. */
function joinedLists(source: YamlSource, input: unknown, output: unknown, path: Path = []): ContentProblem[] {
  if (typeof input === 'string') {
    const message = 'would be one line in YAML. Write | after the colon, and the lines below.';
    return Array.isArray(output) && source.isFolded(path)
      ? [{ file: source.file, ...source.place(path), message }]
      : [];
  }
  if (!(input instanceof Object && output instanceof Object)) return [];
  return Object.entries(input).flatMap(([key, value]) =>
    joinedLists(source, value, Reflect.get(output, key), [...path, Array.isArray(input) ? Number(key) : key]),
  );
}

const inQuotes = 'Put the text in "double quotes".';

/** What YAML would lose or change in a node, and the remedy. `key` is `key` or `value` in a group, an index in a list. */
function lossOf(node: Node, text: string, key: unknown): string | undefined {
  if (isAlias(node)) return `begins with *, which means something else in YAML. ${inQuotes}`;
  const sign = node.anchor === undefined ? node.tag?.replace('tag:yaml.org,2002:', '!!') : `&${node.anchor}`;
  if (sign) return `would lose “${sign}”, which means something else in YAML. ${inQuotes}`;
  if (!isScalar(node)) return undefined;
  const comment = key === 'key' ? undefined : commentIn(node, key === 'value');
  if (comment) {
    return `would lose “#${comment}”, which YAML takes for a comment. ${inQuotes} Put a comment on a separate line.`;
  }
  const { value, source } = node;
  if (typeof value === 'number' && String(value) !== source) {
    return `is the number ${value} in YAML. Write that, or put the text in "double quotes".`;
  }
  if (typeof value !== 'string') return undefined;
  const joined = joinedLine(node, value, text);
  return (
    joined && `would show “${joined}” in the line above it. Write | after the colon, and the text below it.`
  );
}

/** A comment in an unquoted text, which may be meant as part of the text. After a date it is a real comment. */
function commentIn({ type, value, comment, commentBefore }: Scalar, isValue: boolean): string | undefined {
  const isText = value === null || (typeof value === 'string' && !/^\d{4}-\d\d-\d\d$/.test(value));
  if (!isText || type?.startsWith('QUOTE')) return undefined;
  // A comment before a list entry is on a separate line.
  return comment ?? (isValue ? commentBefore : undefined) ?? undefined;
}

/** Line starts that are markdown syntax, but not in the middle of a line. */
const blockMark = /^(?:[-*+•] |\d{1,2}[.)] |#{1,6} |\|)/;

/** A line of markdown that YAML has joined to the one above it. One such line may be wrapped prose; two make a list. */
function joinedLine(node: Scalar, value: string, text: string): string | undefined {
  if (!isFolded(node, text)) return undefined;
  const lines = linesOf(sourceOf(node, text));
  const marked = lines.filter((line) => blockMark.test(line));
  if (node.type !== 'BLOCK_FOLDED' && marked.length < 2) return undefined;
  const shown = linesOf(value);
  return marked.find((line) => line !== lines[0] && !shown.includes(line));
}

function isFolded(node: unknown, text: string): boolean {
  if (!isScalar(node) || node.type === 'BLOCK_LITERAL') return false;
  return linesOf(sourceOf(node, text)).length > linesOf(String(node.value)).length;
}

/** The source of a text, without its quotes or block header. */
function sourceOf({ type, range }: Scalar, text: string): string {
  const around = type?.startsWith('QUOTE') ? /^.|.$/g : /^>.*/;
  return text.slice(range?.[0], range?.[1]).replace(around, '');
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
