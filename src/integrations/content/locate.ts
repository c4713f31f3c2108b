import { parseYaml } from '../../collections/answers/yaml-source.ts';
import type { ContentProblem } from '../../collections/content-error.ts';

/**
 * The line of a file that a problem is about, counted from 1: its own, that of its field, or the first that holds what
 * it quotes.
 *
 * @param text what stands in the file
 * @returns undefined where the file as a whole is meant
 */
export function lineOf({ file, field, line, quoted }: ContentProblem, text: string): number | undefined {
  if (line !== undefined) return line;
  const isTree = /\.(?:json|yaml)$/.test(file);
  if (isTree && field) return lineInTree(field, file, text);
  return (isTree ? undefined : lineOfField(field, text)) ?? lineWith(quoted, text);
}

/** The line of a field in JSON, which is YAML too, or of what should hold it. */
function lineInTree(field: string, file: string, text: string): number | undefined {
  const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  try {
    return parseYaml(file, text).place(path).line;
  } catch {
    return undefined; // that it cannot be read is a problem of its own
  }
}

/** The line of a field of front matter. */
function lineOfField(field: string, text: string): number | undefined {
  const [, front = ''] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  const [name = ''] = field.split('.');
  const index = name ? front.split('\n').findIndex((line) => line.startsWith(`${name}:`)) : -1;
  return index < 0 ? undefined : index + 2; // below the opening ---
}

function lineWith(quoted: string | undefined, text: string): number | undefined {
  const index = quoted ? text.split('\n').findIndex((line) => line.includes(quoted)) : -1;
  return index < 0 ? undefined : index + 1;
}
