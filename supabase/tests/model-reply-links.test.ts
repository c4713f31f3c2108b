/** Whatever a model writes, its reply leads nowhere but to the site: hostile markdown, read by the parser that pages read it with. */

import fc from 'fast-check';
import { marked } from 'marked';
import { expect, it } from 'vitest';
import { checkReply } from '../functions/chat-assistant/model/model-reply.ts';

const hrefs = new Set(['/about', '/sv/about#team', 'mailto:hello@own.example']);

/** Where the reply's HTML leads to or loads from. */
function hrefsOf(markdown: string): string[] {
  const html = marked.parse(markdown, { async: false });
  return Array.from(html.matchAll(/<[^>]*\s(?:href|src)\s*=\s*["']?([^"'\s>]*)/gi), ([, href = '']) => href);
}

const addresses =
  'https://evil.example http://evil.example ftp://evil.example www.evil.example x@evil.example //evil.example javascript:x mailto:x@evil.example /\\evil.example /about hello@own.example'.split(
    ' ',
  );

/** What a parser takes for something else, or for nothing, in the middle of an address. */
const breaks = [
  ...'~~ ~ <b> </b> [](//evil.example) [](/about) ![](x) ` ** * _ \\ &#58; &colon;'.split(' '),
  ...['<!-- -->', '\n', ' ', '\u0000', '\u200b'],
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
  ...'[ ] ( ) ]( ![ < > | # : " \' ! @ [x] "> <!-- --> <![CDATA[ a å www . :// &amp;'.split(' '),
  ...['```\n', '---\n', '\n===\n', '|---|\n', '\n\n', '\t', '- ', '1. ', '> ', '\r', '\v'],
  ...['[x]: ', '<a href="', '<img src='],
);
const hostile = fc
  .array(fc.oneof(mark, brokenAddress, fc.constantFrom(...breaks), fc.string({ maxLength: 3 })), {
    minLength: 1,
    maxLength: 20,
  })
  .map((pieces) => pieces.join(''));

/** Markdown that once led away, or might: one text a line, with `\n` where it has a line's end. */
const known = String.raw`
[a\]b](//evil.com)
[a[b]](/\evil.com/x)
[![a](/about)](//evil.com)
[${'`]`'}](//evil.com)
![a](/about)
> [a]: //evil.com\n\n[a]
[a][b\n]\n\n[b]: //evil.com
Write to <x@phish.com>.
x**@phish.com**
WWW.evil.com and HTTPS://evil.com and ftp://evil.com
https&#58;//evil.com and www&#46;evil.com
[a](<//evil.com> "x")
[a](\n//evil.com\n)
[a](/about/../../evil.com)
[a](&#47;&#47;evil.com)
[a](java\nscript:alert(1))
[a **b](//evil.com) c**
| a |\n|---|\n| [a](//evil.com) |
1. > - [a](//evil.com)
<a href="//evil.com">a</a>
<!-- x --><b onclick="x">a</b>
https:~~//evil.com~~
https[](/x)://evil.com
www![](x).[](/about)evil.com
www[.](//x)evil.com`
  .trim()
  .split('\n')
  .map((line) => line.replaceAll('\\n', '\n'));

function expectSafe(reply: string): void {
  const shown = checkReply(reply, hrefs, '') ?? '';
  expect(hrefsOf(shown).filter((href) => !hrefs.has(href))).toEqual([]);
  expect(marked.parse(shown, { async: false })).not.toMatch(
    /<(?!\/?(?:p|em|strong|ul|ol|li|a|br|hr|h\d|pre|code|blockquote|del)\b)/,
  );
}

it('no link, image or tag is left that the site does not have', () => {
  for (const reply of known) expectSafe(`${reply} [us](/about)`);
  fc.assert(fc.property(hostile, expectSafe), { numRuns: 1_000 });
});
