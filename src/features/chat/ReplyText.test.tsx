import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { replyPlainText, ReplyText } from './ReplyText.tsx';

function html(markdown: string): string {
  return renderToStaticMarkup(<ReplyText markdown={markdown} email="hello@site.example" />);
}

describe('ReplyText', () => {
  beforeAll(() => void vi.stubGlobal('location', new URL('https://site.example/sv')));
  afterAll(() => void vi.unstubAllGlobals());

  it.each([
    [
      'paragraphs, bold and emphasis',
      'It **depends** on *size*.\n\nAsk us.',
      '<p>It <strong>depends</strong> on <em>size</em>.</p><p>Ask us.</p>',
    ],
    ['a list from its first number', '3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
    ['a list within a list', '- one\n  - deeper', '<ul><li>one<ul><li>deeper</li></ul></li></ul>'],
    [
      'labels together with their values',
      '- **Small.** Once: 15. Per month: 1.',
      '<ul><li><strong>Small.</strong> <span class="inline-block">Once: 15.</span> <span class="inline-block">Per month: 1.</span></li></ul>',
    ],
    ['a heading as a bold line', '## Prices\n\ntext', '<p><strong>Prices</strong></p><p>text</p>'],
    [
      'an image as text, requesting nothing',
      '![a](https://x.example/p.png)',
      '<p>![a](https://x.example/p.png)</p>',
    ],
    ['the entities that models write', 'Q&amp;A', '<p>Q&amp;A</p>'],
    ['signs that are not markdown', '5 < 6 & 7 \\* 8', '<p>5 &lt; 6 &amp; 7 * 8</p>'],
    [
      'the parts of a number together, even in links',
      'From 15 000 kr, [2 weeks](/faq).',
      '<p>From 15\u00a0000\u00a0kr, <a class="text-link" href="/faq">2\u00a0weeks</a>.</p>',
    ],
  ])('shows %s', (_what, markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it('keeps the spaces around text with labels', () => {
    expect(html('**Set-up**: 15. See: [us](/about)')).toBe(
      '<p><strong>Set-up</strong><span class="inline-block">: 15.</span> <span class="inline-block">See:</span> <a class="text-link" href="/about">us</a></p>',
    );
  });

  it.each([
    ['https://site.example/about', 'https://site.example/about'],
    ['hello@site.example', 'mailto:hello@site.example'],
  ])('turns the site’s own bare address %s into a link', (text, href) => {
    expect(html(text)).toBe(`<p><a class="text-link" href="${href}">${text}</a></p>`);
  });

  it.each([
    '/sv/blog',
    '#contact',
    '/launch?plan=1#form',
    'about',
    'https://site.example/about',
    'mailto:hello@site.example',
    'MAILTO:Hello@Site.example',
  ])('links to %s', (href) => {
    expect(html(`[a](${href})`)).toBe(`<p><a class="text-link" href="${href}">a</a></p>`);
  });

  it.each([
    'https://evil.example/',
    'http://site.example/',
    'https://site.example.evil.example/',
    'https://site.example:8443/',
    'https://site.example@evil.example/',
    '//evil.example',
    '/\\evil.example/x',
    '/\t/evil.example',
    'https:\\\\\\\\evil.example', // Markdown turns each pair into one backslash
    'mailto:x@phish.example',
    'mailto:hello@site.example?cc=x@phish.example',
    'mailto:hello@site.example,x@phish.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://site.example/1',
    'https://[',
  ])('does not link to %j', (href) => {
    expect(html(`[a](<${href}>)`)).toBe('<p>a</p>');
  });

  it.each([
    ['an escaped bracket in the label', '[a\\]b](//evil.example)'],
    ['brackets in the label', '[a[b]c](//evil.example)'],
    ['an image in the label', '[![a](/privacy)](//evil.example)'],
    ['code in the label', '[`]`](//evil.example)'],
    ['an image of brackets', '![[a]](//evil.example)'],
    ['a backslash for the second slash', '[a[b]](/\\evil.example/x)'],
    ['a definition in a quote', '> [a]: //evil.example\n\n[a]'],
    ['a definition in a list', '- [a]: //evil.example\n\n[a]'],
    ['a bare foreign mail address', 'Write to x@phish.example today.'],
    ['a bare foreign address', 'See https://evil.example today.'],
    ['a script in angle brackets', '<javascript:alert(1)>'],
  ])('does not link to other sites with %s', (_shape, markdown) => {
    expect(html(markdown)).not.toContain('<a');
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<a href="https://example.com">x</a>',
    'in line <b onclick="x()">bold</b>',
    '<svg/onload=alert(1)>',
  ])('shows %s as literal text', (raw) => {
    const shown = html(raw);
    expect(shown.replace(/^<p[^>]*>|<\/p>$/g, '')).not.toMatch(/<[a-z]/i);
    expect(shown).toContain('&lt;');
  });

  it.each(['`code`', '> quoted', '---'])('shows %s as plain text', (markdown) => {
    expect(html(markdown)).not.toMatch(/<(h1|code|blockquote|hr)/);
    expect(html(markdown)).toContain(markdown.replace('>', '&gt;'));
  });

  it('keeps the lines of unknown markdown separate', () => {
    const table = '| a | b |\n| - | - |\n| 1 | 2 |';
    expect(html(`${table}\n\ntext`)).toBe(`<p class="whitespace-pre-wrap">${table}</p><p>text</p>`);
  });

  it.each([
    ['endlessly nested quotes', `${'> '.repeat(2_900)}x`],
    ['an endlessly nested list', `Steps:\n\n${'1. '.repeat(1_900)}x`],
    ['a list nested eleven times', `${'- '.repeat(11)}x`],
    ['a text longer than any reply', '_'.repeat(20_000)],
  ])('shows %s as plain text', (_what, markdown) => {
    expect(html(markdown)).toContain('<p class="whitespace-pre-wrap">');
  });
});

describe('replyPlainText', () => {
  it.each([
    ['its words without markdown syntax', 'Three:\n\n- [one](/blog/x)\n- **two**', 'Three: one two'],
    ['a text too long for markdown', '_'.repeat(7_000), '_'.repeat(7_000)],
    ['more markdown characters than a reply has', '[**a'.repeat(1_000), '[**a'.repeat(1_000)],
    ['nothing', '', ''],
  ])('is %s', (_what, markdown, plain) => {
    expect(replyPlainText(markdown)).toBe(plain);
  });
});
