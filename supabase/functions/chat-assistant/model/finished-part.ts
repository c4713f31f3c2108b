/** Where a sentence, a paragraph or a list item ends. "1." at the beginning of a line ends none. */
const end = /(?<=[^\s\d][.!?…][)*_"”’\]]*)\s|\n(?=\s*(?:[-*+]|\d{1,3}[.)])\s)|\n\s*\n/g;

/**
 * As much of a reply that is still being written as will not change any more: up to the end of a sentence
 * or block, with no link, tag or emphasis left open. What is open may yet turn out to be something that
 * must not be shown, such as a link to another site.
 *
 * @returns a beginning of the text; empty while nothing is finished
 */
export function finishedPart(text: string): string {
  const ends = Array.from(text.matchAll(end), ({ index }) => index);
  const last = ends.findLast((index) => isClosed(text.slice(0, index)));
  return text.slice(0, last ?? 0);
}

/** True when every mark of the last block has its counterpart; no mark reaches beyond a block. */
function isClosed(text: string): boolean {
  const block = (text.split(/\n\s*\n/).at(-1) ?? '').replace(/^\s*[-*+]\s/gm, '');
  const count = (mark: string) => block.split(mark).length - 1;
  const isEven = (mark: string) => count(mark) % 2 === 0;
  return (
    count('[') === count(']') &&
    count('(') === count(')') &&
    count('<') === count('>') &&
    ['*', '**', '_', '__', '`'].every(isEven)
  );
}
