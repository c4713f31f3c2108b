/** Whatever a model writes, its reply leads nowhere but to the site: hostile markdown, read by the parser that pages read it with. */

import fc from 'fast-check';
import { marked } from 'marked';
import { expect, it } from 'vitest';
import { checkReply } from '../supabase/functions/chat-assistant/model/model-reply.ts';

const hrefs = new Set(['/about', '/sv/about#team', 'mailto:hello@own.example']);

/** Where the reply's HTML leads to or loads from. */
function hrefsOf(markdown: string): string[] {
  const html = marked.parse(markdown, { async: false });
  return Array.from(html.matchAll(/<[^>]*\s(?:href|src)\s*=\s*["']?([^"'\s>]*)/gi), ([, href = '']) => href);
}

const addresses = [
  'https://evil.example',
  'http://evil.example',
  'ftp://evil.example',
  'www.evil.example',
  'x@evil.example',
  '//evil.example',
  'javascript:x',
  'mailto:x@evil.example',
  '/\\evil.example',
  '/about',
  'hello@own.example',
];

/** What a parser takes for something else, or for nothing, in the middle of an address. */
const breaks = [
  '~~',
  '~',
  '<b>',
  '</b>',
  '<!-- -->',
  '[](//evil.example)',
  '[](/about)',
  '![](x)',
  '`',
  '**',
  '*',
  '_',
  '\\',
  '\n',
  ' ',
  '&#58;',
  '&colon;',
  '\u0000',
  '\u200b',
];

const brokenAddress = fc
  .tuple(
    fc.constantFrom(...addresses),
    fc.array(fc.tuple(fc.nat(25), fc.constantFrom(...breaks)), { maxLength: 3 }),
  )
  .map(([address, inserts]) =>
    inserts.reduce((text, [at, mark]) => text.slice(0, at) + mark + text.slice(at), address),
  );

const mark = fc.constantFrom(
  ...[
    '[',
    ']',
    '(',
    ')',
    '](',
    '![',
    '<',
    '>',
    '|',
    '#',
    ':',
    '"',
    "'",
    '!',
    '@',
    '```\n',
    '---\n',
    '\n===\n',
    '|---|\n',
    '\n\n',
    '\t',
    '- ',
    '1. ',
    '> ',
  ],
  ...[
    '[x]: ',
    '[x]',
    '<a href="',
    '">',
    '<img src=',
    '<!--',
    '-->',
    '<![CDATA[',
    '\r',
    '\v',
    'a',
    'å',
    'www',
    '.',
    '://',
    '&amp;',
  ],
);
const hostile = fc
  .array(fc.oneof(mark, brokenAddress, fc.constantFrom(...breaks), fc.string({ maxLength: 3 })), {
    minLength: 1,
    maxLength: 20,
  })
  .map((pieces) => pieces.join(''));

it('no link, image or tag is left that the site does not have', () => {
  fc.assert(
    fc.property(hostile, (reply) => {
      const text = checkReply(reply, { hrefs, rules: '', allowed: '' }) ?? '';
      expect(hrefsOf(text).filter((href) => !hrefs.has(href))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
