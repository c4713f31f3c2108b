import { isCollection, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError, type ContentProblem, problemsOf } from '../content-error.ts';

/** A YAML file of `content/` with the places of its fields. */
export interface YamlSource {
  readonly file: string;
  readonly data: unknown;
  /**
   * A field and its line; the line of what holds the field where the field is missing. An entry of a list is named by its
   * index or its `id`.
   */
  readonly place: (path: readonly (string | number)[]) => Required<Pick<ContentProblem, 'field' | 'line'>>;
}

/**
 * Reads YAML.
 *
 * @param file the file, from the project's root
 * @throws {ContentError} naming the line where the text is not YAML
 */
export function parseYaml(file: string, text: string): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  // The others follow from the first.
  const [fault] = document.errors;
  if (fault) {
    const { code, message, pos } = fault;
    const isTab = code === 'TAB_AS_INDENT';
    const sentence = isTab
      ? 'begins with a tab. Use spaces: YAML knows no tabs there.'
      : `cannot be read (${message.replace(/\.$/, '')}). Check indentation and quotation marks there.`;
    throw new ContentError([{ file, field: '', line: lines.linePos(pos[0]).line, message: sentence }]);
  }

  const indexOf = (name: string | number, list: unknown): string | number => {
    const entries = isSeq(list) && typeof name === 'string' ? list.items : [];
    const index = entries.findIndex((entry) => isMap(entry) && entry.get('id') === name);
    return index < 0 ? name : index;
  };
  const lineOf = (path: readonly (string | number)[]): number => {
    const place: (string | number)[] = [];
    for (const part of path) place.push(indexOf(part, document.getIn(place, true)));
    for (let length = place.length; length > 0; length -= 1) {
      const node = document.getIn(place.slice(0, length), true);
      if (isNode(node) && node.range && (isScalar(node) || isCollection(node))) {
        return lines.linePos(node.range[0]).line;
      }
    }
    return 1;
  };
  return {
    file,
    data: document.toJS(),
    place: (path) => ({ field: path.join('.'), line: lineOf(path) }),
  };
}

/**
 * Checks a YAML file with a schema.
 *
 * @throws {ContentError} naming each wrong field with its line and remedy
 */
export function checkYaml<Schema extends z.ZodType>(source: YamlSource, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(source.data, { reportInput: true });
  if (result.success) return result.data;
  throw new ContentError(
    problemsOf(source.file, result.error.issues).map((problem) => {
      const path = problem.field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      return problem.field ? { ...problem, ...source.place(path) } : problem;
    }),
  );
}
