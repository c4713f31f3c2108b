import assert from 'node:assert/strict';
import { lexer, type Token } from 'marked';
import { finishedPart } from './finished-part.ts';
import { checkReply } from './model-reply.ts';
import { rules } from './prompt.ts';

const unknown = 'I don’t know that. [Ask one of us](/#contact), and a person will answer.';
const check = { hrefs: new Set(['/about', '/#contact']), rules: rules('en', unknown), allowed: unknown };
const checked = (reply: string) => checkReply(reply, check);

Deno.test('a reply with a link to the site stays as it is', () => {
  const reply = 'We are in **Lulea**.\n\nRead more: [About us](/about)';
  assert.equal(checked(reply), reply);
});

Deno.test('of a link to anywhere else only the text is left', () => {
  assert.equal(checked('Click [here](https://evil.example/about) now.'), 'Click here now.');
  assert.equal(checked('Click [here](javascript:alert(1)) now.'), 'Click here now.');
  assert.equal(checked('See [us](/about "x") and [them](//evil.example).'), 'See [us](/about) and them.');
  assert.equal(checked('![pixel](https://evil.example/p.png) Hello.'), 'pixel Hello.');
});

/** Where a renderer would lead from a text, images included. */
function linksIn(markdown: string): string[] {
  const found: string[] = [];

  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'link' || token.type === 'image') found.push(token['href']);
      if (token.type === 'html') found.push(token.raw);
      if ('tokens' in token && token.tokens) visit(token.tokens);
      if (token.type === 'list') for (const item of token['items']) visit(item.tokens);
      if (token.type === 'table') {
        for (const cell of [token['header'], ...token['rows']].flat()) visit(cell.tokens);
      }
    }
  };
  visit(lexer(markdown));
  return found;
}

const foreign = [
  '[a\\]b](//evil.com)',
  '[a[b]c](//evil.com)',
  '[a[b]](/\\evil.com/x)',
  '[![a](/about)](//evil.com)',
  '[`]`](//evil.com)',
  '![[a]](//evil.com)',
  '![a](/about)',
  '> [a]: //evil.com\n\n[a]',
  '- [a]: //evil.com\n\n[a][]',
  '[a]: //evil.com\n[a][a]',
  '[a][b\n]\n\n[b]: //evil.com',
  'Write to x@phish.com.',
  'Write to <x@phish.com>.',
  'mailto:x@phish.com',
  'x**@phish.com**',
  'WWW.evil.com and HTTPS://evil.com and ftp://evil.com',
  'https&#58;//evil.com and www&#46;evil.com',
  '\\[a](//evil.com)',
  '[a](<//evil.com> "x")',
  '[a](//evil.com (x))',
  '[a](\n//evil.com\n)',
  '[a](/about/../../evil.com)',
  '[a](/about?x=//evil.com)',
  '[a](&#47;&#47;evil.com)',
  '[a](java\nscript:alert(1))',
  '[[a](//evil.com)](/about)',
  '[a **b](//evil.com) c**',
  '| a |\n|---|\n| [a](//evil.com) |',
  '```\n[a](//evil.com)\n```\n[b](//evil.com)',
  '# [a](//evil.com)',
  '1. > - [a](//evil.com)',
  '    [a](//evil.com)',
  '<a href="//evil.com">a</a>',
  '<img src="//evil.com/p.png">',
  '<!-- x --><b onclick="x">a</b>',
  'a\\\n[b](//evil.com)',
  '\u0000[a](//evil.com)\u0000',
  'https:~~//evil.com~~',
  '`ftp:`//evil.com',
  'www<b>.evil.com</b>',
  'https[](/x)://evil.com',
];

for (const reply of foreign) {
  Deno.test(`no link is left that leads away from the site: ${JSON.stringify(reply)}`, () => {
    const text = checked(`${reply} [us](/about)`) ?? '';
    assert.deepEqual(
      linksIn(text).filter((href) => !check.hrefs.has(href)),
      [],
      text,
    );
  });
}

Deno.test('no part of a reply that is being written shows a link that leads away, or a tag', () => {
  for (const reply of foreign) {
    const whole = `First. ${reply} [us](/about). Then more.\n\n- Last. And`;
    for (let length = 0; length <= whole.length; length += 1) {
      const shown = checked(finishedPart(whole.slice(0, length))) ?? '';
      const wrong = linksIn(shown).filter((href) => !check.hrefs.has(href));
      assert.deepEqual(wrong, [], `${JSON.stringify(whole.slice(0, length))} shows ${shown}`);
    }
  }
});

Deno.test('a mail address stays to be read', () => {
  assert.equal(checked('Write to hello@nordlys.example.'), 'Write to hello\\@nordlys.example.');
});

Deno.test('lists and emphasis stay; headings, quotes, code and tags become their text', () => {
  assert.equal(checked('It *is*:\n\n- **one**\n- `two`\n\n3) three'), 'It *is*:\n- **one**\n- two\n3. three');
  assert.equal(checked('## Prices\n> From <b>SEK</b> 5 ~~6~~'), 'Prices\n\\> From SEK 5 6');
});

Deno.test('a reply without end is cut, also when it is one word', () => {
  const text = checked('a'.repeat(100_000)) ?? '';
  assert(text.length > 1_000 && text.length <= 1_500, String(text.length));
  assert((checked('*'.repeat(100_000)) ?? '').length <= 6_000);
});

Deno.test('addresses that a renderer would link by itself are dropped', () => {
  const reply =
    'Go to https://evil.example or www.evil.example or <https://evil.example>.\n[x]: https://evil.example';
  assert(!checked(reply)?.includes('evil'), checked(reply));
});

Deno.test('a reply that repeats its rules is not shown', () => {
  const [first = ''] = check.rules.split('\n');
  assert.equal(checked(`Sure: ${first}`), undefined);
  assert.equal(checked(first.toUpperCase().replaceAll(' ', ' - ')), undefined);
});

Deno.test('the sentence that the rules tell it to say is allowed', () => {
  assert.equal(checked(unknown), unknown);
});

Deno.test('an empty reply is none', () => {
  for (const reply of ['', ' \n', 'https://evil.example']) assert.equal(checked(reply), undefined);
});

Deno.test('a long reply ends with a whole sentence', () => {
  const short = checked('This is a sentence. '.repeat(200)) ?? '';
  assert(short.length <= 1500);
  assert(short.endsWith('This is a sentence.'));
});

Deno.test('of a reply with hundreds of items the first forty are shown', () => {
  assert.equal(checked('- a.\n'.repeat(300)), '- a.\n'.repeat(40).trim());
  assert.equal(checked('a.\n\n'.repeat(300))?.split('\n\n').length, 40);
});

Deno.test('a list within a list becomes its text', () => {
  assert.equal(checked('1. 1. + - deep'), '1. 1\\. + - deep');
});
