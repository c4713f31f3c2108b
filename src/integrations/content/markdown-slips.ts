/** Slips in markdown by which its marks become a part of the text. */

/** A problem in a line of a file. */
export interface LineFault {
  readonly line: number;
  readonly message: string;
}

interface Slip {
  readonly pattern: RegExp;
  readonly message: string;
}

const asWritten = 'that readers see as it is written.';

export const footnote =
  'holds a footnote, which pages do not have. Write the note into the text, or as a link.';

function mark(pattern: RegExp, sign: string, remedy: string): Slip {
  return { pattern, message: `holds ${sign} ${asWritten} ${remedy}` };
}

function emphasis(pattern: RegExp, example: string): Slip {
  const [sign = ''] = /^\W+|^_+/.exec(example) ?? [];
  return mark(pattern, sign, `Write ${example}, with no space inside the marks and one after them.`);
}

const link = `holds a link ${asWritten}`;

/** The first match of a line counts. A footnote’s asterisk, a price or a name such as C# matches none. */
const slips: readonly Slip[] = [
  { pattern: /\^\[[^\]]+\]|\[\^[^\]]+\]/, message: footnote },
  {
    pattern: /!\[[^\]]*\]\(|!\[\[/,
    message: `holds an image ${asWritten} Write ![what it shows](./file.jpg "caption"): the name of the file without spaces, the caption in straight quotation marks.`,
  },
  {
    pattern: /\[[^\]]+\] \((?:[/#]|https?:|mailto:)/,
    message: `${link} Leave no space between ] and (.`,
  },
  {
    pattern: /\]\(|\[(?!\d+\])[^\]\n]+\]\[[^\]\n]*\]|\[\[[^\]\n]+\]\]|\)\[(?:[/#]|$)/,
    message: `${link} Write [words](/address): an address without spaces, or between < and >, and no quotation marks.`,
  },
  {
    pattern: /^#{2,}/,
    message: `begins with # ${asWritten} Write two to four of them and a space before a heading.`,
  },
  emphasis(
    /(?<![\p{L}\p{N}*.!?%])\*{2,3}(?=[^\s*])|\*{2,3}(?=[\p{L}\p{N}])(?<!\*{4})|\*\*[^*]+\s\*\*(?!\S)/u,
    '**bold words**',
  ),
  emphasis(/(?<![\p{L}\p{N}*])\*\p{L}[^*]*\s\*(?=\p{L})/u, '*slanted words*'),
  emphasis(/(?<![\p{L}\p{N}_@./-])_{2,3}(?=[\p{L}\p{N}“”"])/u, '__bold words__'),
  emphasis(/(?<!~)~~(?!~)/, '~~struck words~~'),
  mark(/==[^\s=][^=]*==/, '==', 'Pages highlight nothing: take it out, or write **bold words**.'),
  mark(/`/, '`', 'Write one before and one after the code, or ’ for an apostrophe.'),
  mark(/^\[![a-z]+\]|^:{3}/i, 'the mark of a box', 'Pages have no boxes: take it out.'),
  mark(/^\[[ x]\](?:\s|$)/i, 'a box of a list', 'Write - [ ] and what there is to do.'),
  mark(
    /^\|.*\|\s*$|^\s*\|?\s*:?-{3,}:?\s*\|[-:|\s]*$/,
    'a table',
    'Write | --- | --- | below its first line, with as many columns.',
  ),
  mark(
    /^(?:\d{1,2}\)\p{L}|\d{1,2}\.\p{Lu}|[•·▪◦‣])/u,
    'a list',
    'Write - or 1. and a space before each item.',
  ),
  mark(/\\$/, '\\', 'Take it out: a heading is one line, and a paragraph ends by itself.'),
];

/** A bare address is a link, whatever signs it holds. */
const address = /^(?:https?:\/\/|www\.)\S*$/;

/**
 * The slips in a text.
 *
 * @param text without what markdown has understood
 * @param firstLine the line of the file on which it begins
 */
export function slipsInText(text: string, firstLine = 1): LineFault[] {
  if (address.test(text)) return [];
  return text.split('\n').flatMap((line, index): LineFault[] => {
    const slip = slips.find(({ pattern }) => pattern.test(line));
    return slip ? [{ line: firstLine + index, message: slip.message }] : [];
  });
}
