import { describe, expect, it } from 'vitest';
import { feedHtml, type Picture, renderMarkdown } from './markdown.ts';

function render(markdown: string) {
  return renderMarkdown(markdown, { locale: 'en', tableLabel: 'Table' });
}

function html(markdown: string): string {
  return render(markdown).html.trim();
}

describe('headings', () => {
  it.each([
    ['#', '# A\n\n## B\n\n### C'],
    ['###', '### A\n\n#### B\n\n##### C'],
  ])('begin at h2 when the article begins at %s', (_mark, markdown) => {
    expect(html(markdown)).toBe('<h2 id="a">A</h2>\n<h3 id="b">B</h3>\n<h4 id="c">C</h4>');
  });

  it.each([
    ['a quote', '> # A\n\n## B'],
    ['a list', '- # A\n\n## B'],
  ])('never become h1, not in %s either', (_place, markdown) => {
    expect(html(markdown)).toContain('<h2 id="a">A</h2>');
  });

  it('have different ids when their texts are the same', () => {
    expect(render('## A\n\n## A\n\n## A').headings.map(({ id }) => id)).toEqual(['a', 'a-1', 'a-2']);
  });

  it.each(['Main', 'Read next'])('do not take the id that the page itself has: %s', (text) => {
    const id = text.toLowerCase().replace(' ', '-');
    expect(html(`## ${text}`)).not.toContain(`id="${id}"`);
  });

  it('have their plain text in the list of contents and their marks in the page', () => {
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

it('micro-typography holds numbers and units together in texts, and leaves ids and code alone', () => {
  const { html: page, headings } = render('## In 30 minutes\n\n38 % and `38 %`');
  expect(page).toContain('<h2 id="in-30-minutes">In 30\u00a0minutes</h2>');
  expect(page).toContain('<p>38\u00a0% and <code>38 %</code></p>');
  expect(headings).toEqual([{ id: 'in-30-minutes', text: 'In 30\u00a0minutes', level: 2 }]);
});

describe('tables', () => {
  it('of more than three columns have roles and name the column of each cell, to become blocks on phones', () => {
    expect(html('| a | b | "c" | d |\n| - | - | - | - |\n| 1 | 2 **b** | 3 | 4 |')).toContain(
      '<tbody role="rowgroup"><tr role="row"><th role="rowheader" scope="row">1</th>' +
        '<td role="cell" data-column="b"><span>2 <strong>b</strong></span></td>' +
        '<td role="cell" data-column="&quot;c&quot;"><span>3</span></td>' +
        '<td role="cell" data-column="d"><span>4</span></td></tr></tbody>',
    );
  });

  const table = '| a | b |\n| - | -: |\n| **c** | 1 |';

  it('have heads of columns, and numbers to the right', () => {
    expect(html(table)).toContain(
      '<table><thead><tr><th scope="col">a</th><th scope="col" class="align-right">b</th></tr></thead>' +
        '<tbody><tr><td><strong>c</strong></td><td class="align-right">1</td></tr></tbody></table>',
    );
  });

  it('scroll in an area that has a name and takes the keyboard', () => {
    const { html: page } = renderMarkdown(table, { locale: 'sv', tableLabel: 'En "tabell"' });
    expect(page).toMatch(
      /^<div class="table-scroll" role="region" aria-label="En &quot;tabell&quot;" tabindex="0"><table>.*<\/table><\/div>\n$/,
    );
  });
});

it('lists of tasks have boxes that are named by their words', () => {
  const markdown = '- [ ] Call **“A” & B**\n- [x] Done\n  - [ ] Within\n\n- [x] ![A](/a.jpg)\n';
  const boxes = html(markdown).match(/<input[^>]*>/g);
  expect(boxes).toEqual([
    '<input type="checkbox" disabled aria-label="Call “A” &amp; B">',
    '<input type="checkbox" disabled checked aria-label="Done">',
    '<input type="checkbox" disabled aria-label="Within">',
    '<input type="checkbox" disabled checked aria-label="[x]">',
  ]);
});

it('blocks of code take the keyboard, which scrolls them, under a name; code that only looks like one does not', () => {
  const options = { locale: 'sv', tableLabel: '', codeLabel: 'En "kod"' } as const;
  expect(renderMarkdown('    a < b\n\n`<pre>` <pre>', options).html).toBe(
    '<pre role="group" aria-label="En &quot;kod&quot;" tabindex="0"><code>a &lt; b\n</code></pre>\n' +
      '<p><code>&lt;pre&gt;</code> &lt;pre&gt;</p>\n',
  );
});

describe('pictures', () => {
  const picture: Picture = {
    sources: [{ type: 'image/avif', srcset: '/_astro/c.avif 480w' }],
    src: '/_astro/c.jpg',
    srcset: '/_astro/c-480.jpg 480w',
    width: 1600,
    height: 900,
  };
  const options = { locale: 'en', tableLabel: 'Table', pictures: new Map([['c.jpg', picture]]) } as const;
  const shown = (markdown: string) => renderMarkdown(markdown, options).html;

  it('become figures when alone in a paragraph, in the newest format, with their size and a fallback', () => {
    expect(shown('![A "counter"](./c.jpg)')).toMatch(
      /^<figure><picture><source type="image\/avif" srcset="\/_astro\/c\.avif 480w" sizes="[^"]+"><img src="\/_astro\/c\.jpg" srcset="\/_astro\/c-480\.jpg 480w" sizes="[^"]+" alt="A &quot;counter&quot;" width="1600" height="900" decoding="async"><\/picture><\/figure>\n$/,
    );
  });

  it('wait until they come near, all but the first', () => {
    const images = shown('![A](./c.jpg)\n\n![B](./c.jpg)\n\nText ![C](c.jpg)').match(/<img [^>]*>/g) ?? [];
    expect(images.map((image) => image.includes('loading="lazy"'))).toEqual([false, true, true]);
  });

  it('do not count as words of a heading', () => {
    expect(renderMarkdown('## One ![A](./c.jpg)', options).headings).toMatchObject([
      { id: 'one', text: 'One' },
    ]);
  });
});

describe('feedHtml', () => {
  const url = 'https://x.example/sv/blog/a';

  it('writes whole addresses, and leaves texts and other sites alone', () => {
    const { html } = renderMarkdown('[a](/about#b) [c](#c) [d](https://y.example/) `href="/x"`', {
      locale: 'sv',
      tableLabel: 'Tabell',
    });
    expect(feedHtml(html, url)).toBe(
      '<p><a href="https://x.example/sv/about#b">a</a> <a href="https://x.example/sv/blog/a#c">c</a> <a href="https://y.example/">d</a> <code>href=&quot;/x&quot;</code></p>\n',
    );
  });

  it('keeps of a picture the image that every reader knows', () => {
    const picture = {
      sources: [{ type: 'image/avif', srcset: '/a.avif 1w' }],
      src: '/a.jpg',
      srcset: '/a.jpg 1w',
      width: 2,
      height: 1,
    };
    const { html } = renderMarkdown('![A](./a.jpg "B")', {
      locale: 'en',
      tableLabel: 'Table',
      pictures: new Map([['a.jpg', picture]]),
    });
    expect(feedHtml(html, url)).toBe(
      '<figure><img src="https://x.example/a.jpg" alt="A" width="2" height="1"><figcaption>B</figcaption></figure>\n',
    );
  });
});
