/** Where a sentence, a paragraph or a list item ends. "1." at the beginning of a line ends none. */
const end = /\s(?<=[^\s\d][.!?…][)*_"”’\]]*\s)|\n(?=\s*(?:[-*+]|\d{1,3}[.)])\s)|\n\s*\n/g;

/**
 * As much of a reply that is still being written as will not change any more: up to the end of a sentence
 * or block, with no link, tag or emphasis left open. What is open may yet turn out to be something that
 * must not be shown, such as a link to another site.
 *
 * @returns a beginning of the text; empty while nothing is finished
 */
export function finishedPart(text: string): string {
  const open = createMarks();
  let read = 0;
  let finished = 0;
  for (const { index } of text.matchAll(end)) {
    open.read(text.slice(read, index));
    read = index;
    if (open.areClosed()) finished = index;
  }
  return text.slice(0, finished);
}

const pairs = [
  ['[', ']'],
  ['(', ')'],
  ['<', '>'],
] as const;
const doubles = ['**', '*', '__', '_', '`'] as const;
const marks = /\*\*|__|[*_`[\]()<>]/g;

/** Counts the marks of the block that is being read, once each; no mark reaches beyond a block. */
function createMarks() {
  let counts = new Map<string, number>();
  return {
    /** Goes on by a piece of the text that ends before a space or a line's end. */
    read(piece: string): void {
      const blocks = piece.split(/\n\s*\n/);
      if (blocks.length > 1) counts = new Map();
      const own = (blocks.at(-1) ?? '').replace(/^\s*[-*+]\s/gm, '');
      for (const [mark] of own.matchAll(marks)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    },
    /** True when every mark has its counterpart. */
    areClosed(): boolean {
      const count = (mark: string) => counts.get(mark) ?? 0;
      return (
        pairs.every(([left, right]) => count(left) === count(right)) &&
        doubles.every((mark) => count(mark) % 2 === 0)
      );
    },
  };
}
