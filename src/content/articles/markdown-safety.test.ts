/** Links, images and raw HTML in articles and legal texts. */

import { describe, expect, it } from 'vitest';
import { isSafeHref, renderInline, renderMarkdown } from './markdown.ts';

function html(markdown: string, locale: 'en' | 'sv' = 'en'): string {
  return renderMarkdown(markdown, { locale, tableLabel: 'Table' }).html.trim();
}

it.each([
  [
    'a block',
    '<div onclick="x()">\nhi\n</div>',
    '<p>&lt;div onclick=&quot;x()&quot;&gt;\nhi\n&lt;/div&gt;</p>',
  ],
  ['a script', '<script>x()</script>', '<p>&lt;script&gt;x()&lt;/script&gt;</p>'],
  ['a tag in a line', 'a <b>c</b>', '<p>a &lt;b&gt;c&lt;/b&gt;</p>'],
  ['an image in a line', 'a <img src=x onerror=x()>', '<p>a &lt;img src=x onerror=x()&gt;</p>'],
  ['a tag that does not end', 'a <img src=x onerror=x() y="', '<p>a &lt;img src=x onerror=x() y=&quot;</p>'],
  ['a tag in an entity', 'a &lt;b>', '<p>a &lt;b&gt;</p>'],
])('raw HTML is shown as text %s', (_kind, markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

describe('isSafeHref', () => {
  it.each([
    'https://example.com',
    'mailto:hello@example.com',
    '/about',
    '#team',
    '?a=b:c',
    '//example.com',
    '/a:b',
  ])('lets %s through', (href) => {
    expect(isSafeHref(href)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'javascript :alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '/\\example.com',
    '\\\\example.com',
    'https:\\\\example.com',
  ])('refuses %j', (href) => {
    expect(isSafeHref(href)).toBe(false);
  });
});

describe('links', () => {
  it.each(['javascript:x', 'data:text/html,x', 'vbscript:x', '<java script:x>'])(
    'to %s keep their label only',
    (href) => {
      expect(html(`[**a** b](${href})`)).toBe('<p><strong>a</strong> b</p>');
    },
  );

  it('cannot add attributes', () => {
    expect(html('[a](https://example.com/"onclick="x)')).toBe(
      '<p><a href="https://example.com/&quot;onclick=&quot;x">a</a></p>',
    );
  });

  it('are made of bare addresses too', () => {
    expect(html('<https://example.com> <javascript:x>')).toBe(
      '<p><a href="https://example.com">https://example.com</a> javascript:x</p>',
    );
  });
});

describe('images', () => {
  it('of the site are shown, with their description', () => {
    expect(html('![A "b" <c>](/img/a.png)', 'sv')).toBe(
      '<p><img src="/img/a.png" alt="A &quot;b&quot; &lt;c&gt;" loading="lazy"></p>',
    );
  });

  it('cannot add attributes', () => {
    expect(html('![a](/a.png"onerror="x)')).toContain('src="/a.png&quot;onerror=&quot;x"');
  });

  it.each([
    'https://example.com/a.png',
    '//example.com/a.png',
    '/\\example.com/a.png',
    '</\t/example.com/a.png>',
    'data:image/png;base64,x',
    'a.png',
  ])('from %j are replaced by their description', (href) => {
    expect(html(`![A <b>](${href})`)).toBe('<p>A &lt;b&gt;</p>');
  });
});

describe('renderInline', () => {
  it('renders bold and links of a paragraph without a paragraph around them', () => {
    expect(renderInline('a **b** [c](/privacy)', 'sv')).toBe(
      'a <strong>b</strong> <a href="/sv/privacy">c</a>',
    );
  });

  it.each([
    ['# a', '# a'],
    ['[a](javascript:x)', 'a'],
    ['a <b>c</b>', 'a &lt;b&gt;c&lt;/b&gt;'],
    ['a <code><img src=x onerror=x() y="', 'a &lt;code&gt;&lt;img src=x onerror=x() y=&quot;'],
  ])('keeps %s harmless', (markdown, expected) => {
    expect(renderInline(markdown, 'en')).toBe(expected);
  });
});
