/** What is done with a model's reply before a visitor sees it. */

import { Lexer, type Token, type Tokens } from 'marked';
import { leadsAway } from './leads-away.ts';
import { escapeMarkdown } from './markdown.ts';

/** What is looked at, in characters: servers that ignore the limit on tokens send any amount. */
const readLimit = 4_000;

/** The longest reply that is shown, in characters: about twice what five sentences need. */
export const lengthLimit = 1_500;

/** So many of the rules' words in a row are no coincidence. */
const leakLength = 8;

export interface ReplyCheck {
  /** The addresses of the site; links to all others become their text. */
  readonly hrefs: ReadonlySet<string>;
  /** The rules that the model was given, which it must not repeat. */
  readonly rules: string;
  /** Text of the rules that the model may say, since it is told to. */
  readonly allowed: string;
}

/**
 * Checks and tidies what a model wrote. Of its markdown stay paragraphs, lists, emphasis and links to
 * the site; all else becomes the text that it shows.
 *
 * @returns markdown; undefined when it must not be shown: it is empty, gives the rules away, or still leads elsewhere
 */
export function checkReply(reply: string, { hrefs, rules, allowed }: ReplyCheck): string | undefined {
  const start = reply.slice(0, readLimit);
  if (repeats(start, rules.replace(allowed, ''))) return undefined;
  // Before the reply is parsed: the parser's time grows faster than the text.
  const text = blocksOf(shorten(start.trim()))
    .slice(0, mostBlocks)
    .map(({ mark, text }) => ({ mark, text: inline(text, hrefs) }))
    .filter(({ text }) => text !== '')
    .reduce((all, { mark, text }) => `${all}${all === '' ? '' : mark ? '\n' : '\n\n'}${mark}${text}`, '');
  return text === '' || leadsAway(text, hrefs) ? undefined : text;
}

/** More paragraphs and list items than a reply has that anybody reads; each is parsed by itself. */
const mostBlocks = 40;

/** More marks than a paragraph of a good reply has. Unclosed, their number costs the lexer its square. */
const mostMarks = 60;

function inline(text: string, hrefs: ReadonlySet<string>): string {
  if ((text.match(/[[*_~`]/g)?.length ?? 0) > mostMarks) return keptInline(plain(text));
  // Before it is parsed again: "1. 1. 1. " would be a list in a list in a list.
  const result = keptInline(written(Lexer.lexInline(text), hrefs));
  // What stood apart by a mark that is gone may make an address together: "https:~~//there~~".
  return leadsAway(result, hrefs) ? keptInline(plain(text)) : result;
}

interface Block {
  /** What begins a list item, such as "- " or "1. "; empty for a paragraph. */
  readonly mark: string;
  readonly text: string;
}

/**
 * Paragraphs and list items, a level each. Not the parser's own blocks: thousands of nested quotes or
 * lists take it seconds, and a reply has no use for them.
 */
function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of markdown.split('\n').map((line) => line.trim())) {
    const [, bullet, number, rest = ''] = /^(?:([-*+])|(\d{1,3})[.)])\s+(.*)$/.exec(line) ?? [];
    const last = blocks.at(-1);
    if (line === '' || isDefinition.test(line)) open = false;
    else if (bullet ?? number) {
      blocks.push({ mark: number ? `${number}. ` : '- ', text: rest });
      open = true;
    } else if (open && last) blocks[blocks.length - 1] = { ...last, text: `${last.text}\n${line}` };
    else {
      blocks.push({ mark: '', text: line.replace(/^[#>]+\s+/, '') });
      open = true;
    }
  }
  return blocks;
}

/** `[label]: address` shows nothing; it gives other links their address. */
const isDefinition = /^(?:>\s?)*\[[^\]]*\]:/;

/** Tokens as markdown again, without what a reply may not hold. */
function written(tokens: readonly Token[], hrefs: ReadonlySet<string>): string {
  return tokens.map((token) => writtenToken(token, hrefs)).join('');
}

function writtenToken(token: Token, hrefs: ReadonlySet<string>): string {
  const inside = () => written(('tokens' in token && token.tokens) || [], hrefs);
  switch (token.type) {
    case 'strong':
      return `**${inside()}**`;
    case 'em':
      return `*${inside()}*`;
    case 'del':
      return inside();
    case 'link': {
      const { href, raw } = token as Tokens.Link;
      if (hrefs.has(href)) return `[${inside()}](${href})`;
      // A bare address has no other text: a mail address may be read, a foreign page is not named.
      return raw.startsWith('[') || href.startsWith('mailto:') ? inside() : '';
    }
    case 'br':
      return '\n';
    case 'html':
      return '';
    case 'escape':
    case 'codespan':
    case 'image':
      return plain((token as Tokens.Escape | Tokens.Codespan | Tokens.Image).text);
    default:
      return plain(token.raw);
  }
}

/** Escapes what would make a heading, a list, a table or a rule of a line that was none. */
function keptInline(text: string): string {
  return text
    .trim()
    .replace(/^[#+=|-]/gm, '\\$&')
    .replace(/^(\d{1,9})(?=[.)]\s)/gm, '$1\\');
}

/** Text that stays text, without the addresses in it. */
function plain(text: string): string {
  const withoutAddresses = text.replace(
    /\b(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.|mailto:|javascript:)\S*/gi,
    '',
  );
  return escapeMarkdown(withoutAddresses);
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
  const plain = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = ` ${plain(reply).join(' ')} `;
  const words = plain(rules);
  return words.some((_, start) => {
    const run = words.slice(start, start + leakLength);
    return run.length === leakLength && said.includes(` ${run.join(' ')} `);
  });
}
