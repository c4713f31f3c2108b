import { expect, it } from 'vitest';
import { feedHtml } from './feed-html.ts';
import { renderMarkdown } from './markdown.ts';

const url = 'https://x.example/sv/blog/a';

it('feedHtml writes whole addresses, and leaves texts and other sites alone', () => {
  const { html } = renderMarkdown('[a](/about#b) [c](#c) [d](https://y.example/) `href="/x"`', {
    locale: 'sv',
    tableLabel: 'Tabell',
  });
  expect(feedHtml(html, url)).toBe(
    '<p><a href="https://x.example/sv/about#b">a</a> <a href="https://x.example/sv/blog/a#c">c</a> <a href="https://y.example/">d</a> <code>href=&quot;/x&quot;</code></p>\n',
  );
});

it('feedHtml keeps of a picture the image that every reader knows', () => {
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
