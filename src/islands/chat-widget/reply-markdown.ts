import { lexer, type Token } from 'marked';
import { plainTextOf } from '../../collections/articles/tokens.ts';
import { longestReply } from './state.ts';

/** More marks than any good reply has. Unclosed, their number costs the lexer its square: a second for thousands. */
const mostMarks = 300;

/** Lists and quotes nested deeper on one line than in any good reply: thousands exhaust the stack of what shows them. */
const deepNesting = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+|>[ \t]*){11}/m;

/**
 * Reads a reply's markdown.
 *
 * @returns marked's tokens; undefined for what is to be shown as the text it is
 */
export function replyTokens(markdown: string): readonly Token[] | undefined {
  const marks = markdown.match(/[[*_~`]/g)?.length ?? 0;
  if (markdown.length > longestReply || marks > mostMarks || deepNesting.test(markdown)) return undefined;
  try {
    return lexer(markdown);
  } catch {
    return undefined; // thousands of nested quotes exhaust the lexer's stack
  }
}

/** A reply as it is read aloud: its words without the signs of its markdown, on one line. */
export function spokenText(markdown: string): string {
  const tokens = replyTokens(markdown);
  return tokens ? plainTextOf(tokens) : markdown.replace(/\s+/g, ' ').trim();
}
