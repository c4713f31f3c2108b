/** What is done with a model's reply before a visitor sees it. */

/** The longest reply that is shown, in characters: about twice what five sentences need. */
const lengthLimit = 1_500;

/** So many of the rules' words in a row are no coincidence. */
const leakLength = 8;

/**
 * Checks and tidies what a model wrote. It is written anew from what a reply may hold: paragraphs, lists, emphasis
 * and links to the site. In all else every mark is escaped, so that it stays text.
 *
 * @param hrefs the addresses of the site; links to all others become their text
 * @param rules what the model was told and must not repeat
 * @returns markdown; undefined when it must not be shown: it is empty or gives the rules away
 */
export function checkReply(reply: string, hrefs: ReadonlySet<string>, rules: string): string | undefined {
  // Every end of a line is \n: a dot of the expression below matches none of the others, and would search for ever.
  const start = shorten(reply.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim());
  if (repeats(start, rules)) return undefined;
  const lines = start.split('\n');
  const text = lines
    .map((line) => checkedLine(line, hrefs))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? undefined : text;
}

/** A line without what would make a heading, a quote, a table or code of it; a list item stays one. */
function checkedLine(line: string, hrefs: ReadonlySet<string>): string {
  const [, mark = '', rest = ''] = /^\s*(?:[#>\s]*\s)?([-*+] |\d{1,3}[.)] )?\s*(.*)$/.exec(line) ?? [];
  // "- 1. - deep" is no list within a list.
  const text = inline(rest, hrefs)
    .trim()
    .replace(/^[#=|+>:-]/, '\\$&')
    // Nothing follows that it could be part of.
    .replace(/\\([:!.])$/, '$1')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
  return text === '' ? '' : `${mark && (/\d/.test(mark) ? mark : '- ')}${text}`;
}

/** A link, strong text and emphasis; none of them reaches beyond its line or holds another. */
const markup = /!?\[([^\][\n]*)\]\(\s*([^\s()]*)[^()\n]*\)|\*\*(?=\S)([^*\n]+)\*\*|\*(?=\S)([^*\n]+)\*/g;

function inline(text: string, hrefs: ReadonlySet<string>): string {
  let result = '';
  let read = 0;
  for (const { 0: all, 1: words, 2: href = '', 3: strong, 4: emphasis, index } of text.matchAll(markup)) {
    result += plain(text.slice(read, index));
    read = index + all.length;
    const inner = words === undefined ? inline(strong ?? emphasis ?? '', hrefs) : plain(words);
    const isOwn = hrefs.has(href) && !all.startsWith('!');
    if (inner.trim() === '') continue;
    if (words !== undefined) result += isOwn ? `[${inner}](${href})` : inner;
    else result += strong === undefined ? `*${inner}*` : `**${inner}**`;
  }
  return result + plain(text.slice(read));
}

/** Text that stays text in every renderer, without tags and without the addresses in it, which renderers link. */
function plain(text: string): string {
  return (
    text
      .replace(/<[/!a-z][^<>]*>/gi, '')
      .replace(/\b(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.|mailto:|javascript:)\S*/gi, '')
      .replace(/`/g, '')
      .replace(/[\\*_[\]<>~]/g, '\\$&')
      .replace(/@/g, '\\@')
      // Also where the rest of an address is in what follows: "https:![](x)//there".
      .replace(/:(?=\/|$)|!$/g, '\\$&')
      .replace(/(^w{1,2}|www)\.(?=\S|$)/gi, '$1\\.')
      .replace(/^\.(?=\S|$)/, '\\.')
      .replace(/&(?=#?\w+;)/g, '&amp;')
  );
}

/** Cuts after the last whole sentence that fits. */
function shorten(text: string): string {
  if (text.length <= lengthLimit) return text;
  const start = text.slice(0, lengthLimit);
  const end = Math.max(...['. ', '! ', '? ', '.\n'].map((mark) => start.lastIndexOf(mark)));
  return end > 0 ? start.slice(0, end + 1) : start;
}

/** True when the reply holds a run of the rules' words. */
function repeats(reply: string, rules: string): boolean {
  const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = ` ${wordsIn(reply).join(' ')} `;
  const words = wordsIn(rules);
  return words.some((_, start) => {
    const run = words.slice(start, start + leakLength);
    return run.length === leakLength && said.includes(` ${run.join(' ')} `);
  });
}
