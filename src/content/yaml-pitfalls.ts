/** Finds texts that YAML would change without an error. */

import { isAlias, isScalar, type Node, type Scalar } from 'yaml';

const inQuotes = 'Put the text in "double quotes".';

/**
 * The problem with a node that YAML would shorten or change, and its remedy. `key` is `key` or `value` in a group, an index in a
 * list.
 */
export function yamlLossMessage(node: Node, text: string, key: unknown): string | undefined {
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
    joined && `would join “${joined}” to the line above. Write | after the colon, and the text below it.`
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

/**
 * A line of markdown that YAML has joined to the one above it. A single such line may be prose that was wrapped by chance, but
 * two are meant as a list.
 */
function joinedLine(node: Scalar, value: string, text: string): string | undefined {
  if (!isFolded(node, text)) return undefined;
  const lines = nonEmptyLines(sourceOf(node, text));
  const marked = lines.filter((line) => blockMark.test(line));
  if (node.type !== 'BLOCK_FOLDED' && marked.length < 2) return undefined;
  const shown = nonEmptyLines(value);
  return marked.find((line) => line !== lines[0] && !shown.includes(line));
}

export function isFolded(node: unknown, text: string): boolean {
  if (!isScalar(node) || node.type === 'BLOCK_LITERAL') return false;
  return nonEmptyLines(sourceOf(node, text)).length > nonEmptyLines(String(node.value)).length;
}

/** The source of a text, without its quotes or block header. */
function sourceOf({ type, range }: Scalar, text: string): string {
  const around = type?.startsWith('QUOTE') ? /^.|.$/g : /^>.*/;
  return text.slice(range?.[0], range?.[1]).replace(around, '');
}

export function nonEmptyLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
