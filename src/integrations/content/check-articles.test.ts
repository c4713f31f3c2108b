import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Article } from '../../content/articles/article.ts';
import { exampleArticle } from '../../testing/fixtures/article.ts';
import { problemSentence } from '../../content/content-error.ts';
import { fieldWarnings, imageFileProblems, tagWarnings } from './check-articles.ts';

describe('fieldWarnings', () => {
  const excerpt = 'An excerpt that is long enough for search engines to show it whole, as they do.';
  const article = (en: Partial<Article['en']> = {}): Article => ({
    ...exampleArticle,
    en: { ...exampleArticle.en, excerpt, body: '## One\n\nSome [words](/about).', ...en },
    sv: {},
  });

  it('accepts a good article', () => {
    expect(fieldWarnings(article(), 'en')).toEqual([]);
  });

  it.each<['en' | 'sv', Article, string, RegExp]>([
    ['sv', article(), '', /^has no text: the page shows the English one/],
    ['en', article({ title: 'x'.repeat(65) }), 'title', /65 characters, and they show 64/],
    ['en', article({ excerpt: 'Short.' }), 'excerpt', /has 6 characters/],
    ['en', article({ title: 'A **good** title' }), 'title', /^holds \*\* that readers see/],
  ])('names in %s what is wrong with %o', (locale, wrong, field, message) => {
    expect(fieldWarnings(wrong, locale)).toMatchObject([{ field, message: expect.stringMatching(message) }]);
  });
});

describe('tagWarnings', () => {
  const withTags = (id: string, ...tags: string[]): Article => ({
    ...exampleArticle,
    id,
    en: { ...exampleArticle.en, tags },
    sv: {},
  });
  const compare = (older: string, newer: string) =>
    tagWarnings([withTags('new', newer), withTags('old', older)]).map(problemSentence);

  it.each([
    ['Voice agents', 'Voice agents'],
    ['C#', 'C++'],
    ['.NET', 'Net'],
  ])('accepts %s next to %s', (older, newer) => {
    expect(compare(older, newer)).toEqual([]);
  });

  it.each(['Voice agent', 'VoiceAgents'])('names the newer %s next to Voice agents', (tag) => {
    expect(compare('Voice agents', tag)).toEqual([
      `content/blog/new/index.en.md, tags: “${tag}” is “Voice agents” in content/blog/old/index.en.md. Write both alike.`,
    ]);
  });

  it.each([
    ['Voice agents', 'voice agents'],
    ['Node.js', 'Node JS'],
    ['Mål', 'Mal'],
  ])('names %s and %s, which would share an address, with both files', (older, newer) => {
    expect(compare(older, newer)).toEqual([
      `content/blog/new/index.en.md, tags: “${newer}” leads to the page of “${older}” in content/blog/old/index.en.md. Write both alike, or rename one.`,
    ]);
  });

  it('names a tag that an article has in two forms', () => {
    expect(tagWarnings([withTags('new', 'AI', 'Costs', 'ai')]).map(problemSentence)).toEqual([
      'content/blog/new/index.en.md, tags: “ai” leads to the page of “AI” in the same list. Keep one.',
    ]);
  });
});

it('imageFileProblems names files that are not images, and images that are too small', async () => {
  const root = mkdtempSync(join(tmpdir(), 'images-'));
  try {
    const folder = 'content/blog/a';
    mkdirSync(join(root, folder), { recursive: true });
    for (const width of [671, 672]) {
      const image = sharp({ create: { width, height: 100, channels: 3, background: 'teal' } });
      await image.png().toFile(join(root, folder, `${width}.png`));
    }
    const save = (name: string, data: Buffer | string) => writeFileSync(join(root, folder, name), data);
    const wide = sharp({ create: { width: 1400, height: 600, channels: 3, background: 'teal' } });
    save('turned.jpg', await wide.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer());
    save('broken.png', 'no image');
    const whole = await wide.jpeg().toBuffer();
    save('cut.jpg', whole.subarray(0, whole.length / 2));
    save('drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="9"/>');
    save('named.jpg', await wide.webp().toBuffer());
    const images = ['671.png', '672.png', 'turned.jpg', 'broken.png', 'cut.jpg', 'drawing.png', 'named.jpg'];
    const { unreadable, small } = await imageFileProblems(
      { texts: [], images: images.map((name) => `${folder}/${name}`) },
      root,
    );
    const blurred =
      'pixels wide, and articles show images at 672: it looks blurred. Put one of 672 pixels or more';
    expect(small.map(problemSentence)).toEqual([
      expect.stringContaining(`${folder}/671.png: is 671 ${blurred}`),
      expect.stringContaining(`${folder}/turned.jpg: is 600 ${blurred}`),
    ]);
    expect(unreadable.map(problemSentence)).toEqual([
      `${folder}/broken.png: cannot be read as an image. Open it, and save it as jpg or png.`,
      `${folder}/cut.jpg: cannot be read as an image. Open it, and save it as jpg or png.`,
      `${folder}/drawing.png: holds SVG, whatever its name says, and is an image that browsers or the build cannot read. Save it as jpg, jpeg, png, webp or avif.`,
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
