import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import type { Picture } from './picture.ts';
import { hasVideo } from './video.ts';

const id = 'aqz-KE-bpKQ';
const watch = `https://www.youtube.com/watch?v=${id}`;
const pictures = new Map<string, Picture>([
  [
    'still.jpg',
    { sources: [], src: '/_astro/still.1.jpg', srcset: '/_astro/still.1.jpg 1w', width: 1, height: 1 },
  ],
]);
const render = (markdown: string, videoNote?: string): string =>
  renderMarkdown(markdown, { locale: 'en', tableLabel: 'Table', pictures, videoNote }).html;

describe('a link to a video, alone in its paragraph', () => {
  const html = render(`Before.\n\n[The "call"](${watch})\n\nAfter.`, 'Loads it.');

  it('is a still with its title, the way to the video and what pressing it does', () => {
    expect(html).toContain(`<a href="${watch}" rel="external noopener"><svg`);
    expect(html).toContain('The &quot;call&quot;</span></a><figcaption>Loads it.</figcaption>');
    expect(html).toContain(`data-video="https://www.youtube-nocookie.com/embed/${id}?autoplay=1"`);
  });

  it.each(['t=42', 't=42s'])('plays from the second that its address names (%s)', (time) => {
    expect(render(`[The call](https://youtu.be/${id}?${time})`, 'Loads it.')).toContain(
      `/embed/${id}?autoplay=1&amp;start=42"`,
    );
  });

  it('asks nothing of another host before it is pressed', () => {
    expect(html).not.toMatch(/<(?:iframe|script|img|link)|src(?:set)?="http/);
  });

  it('shows the picture that the link holds, and is called what that shows', () => {
    const withStill = render(`[![Anna at the counter](./still.jpg)](${watch})`, 'Loads it.');
    expect(withStill).toContain('src="/_astro/still.1.jpg"');
    expect(withStill).toMatch(/Anna at the counter<\/span>/);
  });

  it('stays a link for feed readers', () => {
    expect(render(`[The call](${watch})`)).toBe(`<p><a href="${watch}">The call</a></p>\n`);
  });
});

it.each([
  watch,
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}?t=12`,
  `https://m.youtube.com/watch?list=x&v=${id}&t=1`,
  `https://www.youtube.com/shorts/${id}`,
])('%s is a video', (address) => {
  expect(hasVideo(`Text.\n\n[x](${address})`)).toBe(true);
});

it.each([
  `See [x](${watch}) for more.`,
  `[x](${watch}) [y](${watch})`,
  '[x](https://www.youtube.com/@channel)',
  `[x](https://youtube.com.evil.example/watch?v=${id})`,
  `[x](http://www.youtube.com/watch?v=${id})`,
  `[x](https://youtu.be/${id}longer)`,
  `\`[x](${watch})\``,
  '',
])('“%s” shows none', (markdown) => {
  expect(hasVideo(markdown)).toBe(false);
  expect(render(markdown, 'Loads it.')).not.toContain('data-video');
});
