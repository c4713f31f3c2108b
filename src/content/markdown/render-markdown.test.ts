import { describe, expect, it } from 'vitest';
import {
  feedHtml,
  isSafeHref,
  renderInline,
  renderMarkdown,
  type ResponsiveImage,
} from './render-markdown.ts';

function render(markdown: string, locale: 'en' | 'sv' = 'en') {
  return renderMarkdown(markdown, { locale, tableLabel: 'Table' });
}

function html(markdown: string, locale: 'en' | 'sv' = 'en'): string {
  return render(markdown, locale).html.trim();
}

describe('headings', () => {
  it.each([
    ['#', '# A\n\n## B\n\n### C'],
    ['###', '### A\n\n#### B\n\n##### C'],
  ])('start at h2 if the article starts at %s', (_mark, markdown) => {
    expect(html(markdown)).toBe('<h2 id="a">A</h2>\n<h3 id="b">B</h3>\n<h4 id="c">C</h4>');
  });

  it('keep their order if a later heading is higher than the first', () => {
    expect(render('### A\n\n## B').headings.map(({ level }) => level)).toEqual([3, 2]);
  });

  it('stop at h6', () => {
    expect(html('# A\n\n###### B')).toContain('<h6 id="b">B</h6>');
  });

  it.each([
    ['a quote', '> # A\n\n## B'],
    ['a list', '- # A\n\n## B'],
  ])('never become h1, even in %s', (_place, markdown) => {
    expect(html(markdown)).toContain('<h2 id="a">A</h2>');
  });

  it('have different ids if their texts are the same', () => {
    expect(render('## A\n\n## A\n\n## A').headings.map(({ id }) => id)).toEqual(['a', 'a-1', 'a-2']);
  });

  it.each(['Main', 'Read next'])('do not use an id that the page itself uses: %s', (text) => {
    const id = text.toLowerCase().replace(' ', '-');
    expect(html(`## ${text}`)).not.toContain(`id="${id}"`);
  });

  it('are plain text in the table of contents and formatted on the page', () => {
    const { html: page, headings } = render('## A & **B** `c` [d](/about)');
    expect(headings).toEqual([{ id: 'a--b-c-d', text: 'A & B c d', level: 2 }]);
    expect(page).toContain('A &amp; <strong>B</strong> <code>c</code> <a href="/about">d</a></h2>');
  });
});

it.each([
  ['code', 'a `<b>`', '<p>a <code>&lt;b&gt;</code></p>'],
  ['blocks of code', '```js\na < b\n```', '<pre><code class="language-js">a &lt; b\n</code></pre>'],
  ['signs of HTML', 'a < b & c > d', '<p>a &lt; b &amp; c &gt; d</p>'],
])('text has %s', (_kind, markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

it('micro-typography keeps numbers and units together in texts, and leaves ids and code unchanged', () => {
  const { html: page, headings } = render('## In 30 minutes\n\n38 % and `38 %`');
  expect(page).toContain('<h2 id="in-30-minutes">In 30\u00a0minutes</h2>');
  expect(page).toContain('<p>38\u00a0% and <code>38 %</code></p>');
  expect(headings).toEqual([{ id: 'in-30-minutes', text: 'In 30\u00a0minutes', level: 2 }]);
});

describe('tables', () => {
  it('with more than three columns have roles and state the column of each cell, so that they become blocks on phones', () => {
    expect(html('| a | b | "c" | d |\n| - | - | - | - |\n| x 1 | 2 **b** | 3 | 4 |')).toContain(
      '<tbody role="rowgroup"><tr role="row"><th role="rowheader" scope="row">x 1</th>' +
        '<td role="cell" data-column="b"><span>2 <strong>b</strong></span></td>' +
        '<td role="cell" data-column="&quot;c&quot;"><span>3</span></td>' +
        '<td role="cell" data-column="d"><span>4</span></td></tr></tbody>',
    );
  });

  it('state the column of a bare number that heads a row', () => {
    expect(html('| a | b | c | d |\n| - | - | - | - |\n| 5-15 | 2 | 3 | 4 |')).toContain(
      '<th role="rowheader" scope="row" data-column="a">',
    );
  });

  const table = '| a | b |\n| - | -: |\n| **c** | 1 |';

  it('have column headings and right-aligned numbers', () => {
    expect(html(table)).toContain(
      '<table><thead><tr><th scope="col">a</th><th scope="col" class="align-right">b</th></tr></thead>' +
        '<tbody><tr><td><strong>c</strong></td><td class="align-right">1</td></tr></tbody></table>',
    );
  });

  it('scroll in a focusable area with a name', () => {
    const { html: page } = renderMarkdown(table, { locale: 'sv', tableLabel: 'En "tabell"' });
    expect(page).toMatch(
      /^<div class="table-scroll" role="region" aria-label="En &quot;tabell&quot;" tabindex="0"><table>.*<\/table><\/div>\n$/,
    );
  });
});

it('task lists have checkboxes', () => {
  expect(html('- [ ] Open\n- [x] Done')).toBe('<ul>\n<li>☐ Open</li>\n<li>☑ Done</li>\n</ul>');
});

it('blocks of code have a name and can be focused, so that the keyboard can scroll them; inline code cannot', () => {
  const options = { locale: 'sv', tableLabel: '', codeLabel: 'En "kod"' } as const;
  expect(renderMarkdown('    a < b\n\n`<pre>` <pre>', options).html).toBe(
    '<pre role="group" aria-label="En &quot;kod&quot;" tabindex="0"><code>a &lt; b\n</code></pre>\n' +
      '<p><code>&lt;pre&gt;</code> &lt;pre&gt;</p>\n',
  );
});

const image: ResponsiveImage = {
  sources: [{ type: 'image/avif', srcset: '/_astro/c.avif 480w' }],
  src: '/_astro/c.jpg',
  srcset: '/_astro/c-480.jpg 480w',
  width: 1600,
  height: 900,
};
const options = { locale: 'en', tableLabel: 'Table', images: new Map([['c.jpg', image]]) } as const;

describe('images in the article’s folder', () => {
  const shown = (markdown: string) => renderMarkdown(markdown, options).html;

  it('become figures if alone in a paragraph, in the newest format, with their size and a fallback', () => {
    expect(shown('![A "counter"](./c.jpg)')).toMatch(
      /^<figure><picture><source type="image\/avif" srcset="\/_astro\/c\.avif 480w" sizes="[^"]+"><img src="\/_astro\/c\.jpg" srcset="\/_astro\/c-480\.jpg 480w" sizes="[^"]+" alt="A &quot;counter&quot;" width="1600" height="900" decoding="async"><\/picture><\/figure>\n$/,
    );
  });

  it('load lazily, except the first', () => {
    const tags = shown('![A](./c.jpg)\n\n![B](./c.jpg)\n\nText ![C](c.jpg)').match(/<img [^>]*>/g) ?? [];
    expect(tags.map((tag) => tag.includes('loading="lazy"'))).toEqual([false, true, true]);
  });

  it('have their title below them', () => {
    expect(shown('![A](./c.jpg "Photo: <Sara> 2 %")')).toContain(
      '<figcaption>Photo: &lt;Sara&gt; 2\u00a0%</figcaption></figure>',
    );
  });

  it('stay inline within a line of text', () => {
    expect(shown('Look: ![A](./c.jpg) there')).toMatch(/^<p>Look: <picture>.*<\/picture> there<\/p>\n$/s);
  });

  it('do not count as words in a heading', () => {
    expect(renderMarkdown('## One ![A](./c.jpg)', options).headings).toMatchObject([
      { id: 'one', text: 'One' },
    ]);
  });
});

describe('feedHtml', () => {
  const url = 'https://x.example/sv/blog/a';

  it('writes absolute URLs, and leaves text and other sites unchanged', () => {
    const { html } = render(
      '[a](/about#b) [c](#c) [d](https://y.example/) [e](//y.example) `href="/x"`',
      'sv',
    );
    expect(feedHtml(html, url)).toBe(
      '<p><a href="https://x.example/sv/about#b">a</a> <a href="https://x.example/sv/blog/a#c">c</a> <a href="https://y.example/">d</a> <a href="//y.example">e</a> <code>href=&quot;/x&quot;</code></p>\n',
    );
  });

  it('keeps only the image format that every feed reader supports', () => {
    const { html } = renderMarkdown('![A](./c.jpg "B")', options);
    expect(feedHtml(html, url)).toBe(
      '<figure><img src="https://x.example/_astro/c.jpg" alt="A" width="1600" height="900"><figcaption>B</figcaption></figure>\n',
    );
  });
});

it.each([
  [
    'a block',
    '<div onclick="x()">\nhi\n</div>',
    '<p>&lt;div onclick=&quot;x()&quot;&gt;\nhi\n&lt;/div&gt;</p>',
  ],
  ['a tag in a line', 'a <b>c</b>', '<p>a &lt;b&gt;c&lt;/b&gt;</p>'],
  ['an image in a line', 'a <img src=x onerror=x()>', '<p>a &lt;img src=x onerror=x()&gt;</p>'],
  ['a tag that does not end', 'a <img src=x onerror=x() y="', '<p>a &lt;img src=x onerror=x() y=&quot;</p>'],
  ['a tag in an entity', 'a &lt;b>', '<p>a &lt;b&gt;</p>'],
])('raw HTML is shown as text: %s', (_kind, markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

describe('isSafeHref', () => {
  const safe = [
    'https://example.com',
    'mailto:hello@example.com',
    '/about',
    '#team',
    '//example.com',
    '/a:b',
  ];
  it.each(safe)('allows %s', (href) => {
    expect(isSafeHref(href)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'javascript :alert(1)',
    'data:text/html,x',
    '/\\example.com',
    'https:\\\\example.com',
  ])('refuses %j', (href) => {
    expect(isSafeHref(href)).toBe(false);
  });
});

describe('links', () => {
  it.each(['javascript:x', 'data:text/html,x', '<java script:x>'])('to %s keep only their label', (href) => {
    expect(html(`[**a** b](${href})`)).toBe('<p><strong>a</strong> b</p>');
  });

  it('cannot get other attributes', () => {
    expect(html('[a](https://example.com/"onclick="x)')).toBe(
      '<p><a href="https://example.com/&quot;onclick=&quot;x">a</a></p>',
    );
  });

  it('are created from bare URLs too', () => {
    expect(html('<https://example.com> <javascript:x>')).toBe(
      '<p><a href="https://example.com">https://example.com</a> javascript:x</p>',
    );
  });
});

describe('images without a file in the folder', () => {
  it('of the site are shown, with their description', () => {
    expect(html('![A "b" <c>](/img/a.png)', 'sv')).toBe(
      '<p><img src="/img/a.png" alt="A &quot;b&quot; &lt;c&gt;" loading="lazy"></p>',
    );
  });

  it('cannot get other attributes', () => {
    expect(html('![a](/a.png"onerror="x)')).toContain('src="/a.png&quot;onerror=&quot;x"');
  });

  it.each([
    'https://example.com/a.png',
    '//example.com/a.png',
    '/\\example.com/a.png',
    '</\t/example.com/a.png>',
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
