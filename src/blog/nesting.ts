/** How deep lists and quotes may lie within each other. Beyond it, rendering takes seconds, then fails. */
export const deepestNesting = 20;

/** A line's indentation, then the marks of the quotes and lists that it begins. */
const opening = /^([ \t]*)((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))*)/;

/**
 * The first line that nests lists or quotes too deep; blocks of code are passed over.
 *
 * @returns its number, counted from 1, or undefined when there is none
 */
export function lineNestedTooDeep(markdown: string): number | undefined {
  let inCode = false;
  const index = markdown.split('\n').findIndex((line) => {
    if (/^[ \t]*(```|~~~)/.test(line)) inCode = !inCode;
    return !inCode && depthOf(line) > deepestNesting;
  });
  return index < 0 ? undefined : index + 1;
}

/** A list lies at least two columns within another one, and a tab counts for four. */
function depthOf(line: string): number {
  const [, indentation = '', marks = ''] = opening.exec(line) ?? [];
  if (marks === '') return 0;
  const columns = indentation.replaceAll('\t', '    ').length;
  return Math.floor(columns / 2) + [...marks.matchAll(/>|[-*+]|\d+[.)]/g)].length;
}
