/** Values that YAML would lose or change. */

import { isAlias, isScalar, type Node, type Scalar } from 'yaml';

const inQuotes = 'Put the text in "double quotes".';

/**
 * The loss of a node.
 *
 * @returns undefined if nothing is lost, else the loss and its remedy
 */
export function lossOf(node: Node, text: string, isKey: boolean): string | undefined {
  if (isAlias(node)) return `begins with *, which stands for something else in YAML. ${inQuotes}`;
  const sign = node.anchor === undefined ? node.tag?.replace('tag:yaml.org,2002:', '!!') : `&${node.anchor}`;
  if (sign) return `would lose “${sign}”, which stands for something else in YAML. ${inQuotes}`;
  if (!isScalar(node)) return undefined;
  const comment = isKey ? undefined : commentBeside(node, text);
  if (comment) {
    return `would lose “${comment}”, which YAML takes for a comment. ${inQuotes} A comment needs a line of its own.`;
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

/** A comment in a line of a text without quotation marks, which may be a part of it. A date is complete. */
function commentBeside({ type, value, range }: Scalar, text: string): string | undefined {
  const [start = 0, end = 0] = range ?? [];
  const isText = value === null || (typeof value === 'string' && !/^\d{4}-\d\d-\d\d$/.test(value));
  const after = type === 'PLAIN' && isText ? /^[ \t]*(#.*)/.exec(text.slice(end)) : null;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const isAlone = text.slice(lineStart, start).trim() === '';
  const above = isAlone ? text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart) : '';
  const before = /[:-][ \t]+(#.*)/.exec(above);
  const header = /^[|>][-+\d]*[ \t]+(#.*)/.exec(text.slice(start, end));
  return (after ?? before ?? header)?.[1]?.trim();
}

/** Lines that begin so mean something in markdown, but not within another line. */
const blockMark = /^(?:[-*+•] |\d{1,2}[.)] |#{1,6} |\|)/;

/** A line of markdown that YAML has joined to the one above it. One such line may be wrapped prose; two are a list. */
function joinedLine(node: Scalar, value: string, text: string): string | undefined {
  if (!isFolded(node, text)) return undefined;
  const lines = linesOf(sourceOf(node, text));
  const marked = lines.filter((line) => blockMark.test(line));
  if (node.type !== 'BLOCK_FOLDED' && marked.length < 2) return undefined;
  const shown = linesOf(value);
  return marked.find((line) => line !== lines[0] && !shown.includes(line));
}

/** Whether a node is a text of which YAML joins lines. */
export function isFolded(node: unknown, text: string): boolean {
  if (!isScalar(node) || node.type === 'BLOCK_LITERAL') return false;
  return linesOf(sourceOf(node, text)).length > linesOf(String(node.value)).length;
}

/** The source of a text, without its quotes or block header. */
function sourceOf({ type, range }: Scalar, text: string): string {
  const around = type?.startsWith('QUOTE') ? /^.|.$/g : /^>.*/;
  return text.slice(range?.[0], range?.[1]).replace(around, '');
}

/** The lines of a text without blank ones. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
