import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Article } from '../../content/articles/article.ts';
import { exampleArticle } from '../../testing/fixtures/article.ts';
import { problemSentence } from '../../content/content-error.ts';
import { fieldWarnings, imageFileProblems, tagWarnings } from './check-articles.ts';

describe('fieldWarnings', () => {
  const article = (en: Partial<Article['en']> = {}): Article => ({
    ...exampleArticle,
    en: { ...exampleArticle.en, ...en },
    sv: {},
  });

  it('accepts a good article', () => {
    expect(fieldWarnings(article(), 'en')).toEqual([]);
  });

  it.each<['en' | 'sv', Article, string, RegExp]>([
    ['sv', article(), '', /^has no text: the page shows the English one/],
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
  const beside = (older: string, newer: string) =>
    tagWarnings([withTags('new', newer), withTags('old', older)]).map(problemSentence);

  it.each([
    ['Voice agents', 'Voice agents'],
    ['Costs', 'Posts'],
    ['C#', 'C++'],
    ['C', 'C#'],
    ['.NET', 'Net'],
  ])('accepts %s beside %s', (older, newer) => {
    expect(beside(older, newer)).toEqual([]);
  });

  it.each(['Voice agent', 'VoiceAgents'])('names the newer %s beside Voice agents', (tag) => {
    expect(beside('Voice agents', tag)).toEqual([
      `content/blog/new/index.en.md, tags: “${tag}” is “Voice agents” in content/blog/old/index.en.md. Write both alike.`,
    ]);
  });

  it.each([
    ['Voice agents', 'voice agents'],
    ['Voice agents', 'Voice-Agents'],
    ['Node.js', 'Node JS'],
    ['Mål', 'Mal'],
  ])('names %s and %s, which would share an address, with both files', (older, newer) => {
    expect(beside(older, newer)).toEqual([
      `content/blog/new/index.en.md, tags: “${newer}” leads to the page of “${older}” in content/blog/old/index.en.md. Write both alike, or rename one.`,
    ]);
  });

  it('names a tag that an article has in two forms', () => {
    expect(tagWarnings([withTags('new', 'AI', 'Costs', 'ai')]).map(problemSentence)).toEqual([
      'content/blog/new/index.en.md, tags: “ai” leads to the page of “AI” in the same list. Keep one.',
    ]);
  });
});

it('imageFileProblems names files that are not images, or only the beginning of one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'images-'));
  try {
    const whole = await sharp({ create: { width: 1400, height: 600, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    writeFileSync(join(root, 'whole.jpg'), whole);
    writeFileSync(join(root, 'broken.png'), 'no image');
    writeFileSync(join(root, 'cut.jpg'), whole.subarray(0, whole.length / 2));
    const images = ['whole.jpg', 'broken.png', 'cut.jpg'];
    const problems = await imageFileProblems({ texts: [], images }, root);
    expect(problems.map(problemSentence)).toEqual([
      'broken.png: cannot be read as an image. Open it, and save it as jpg or png.',
      'cut.jpg: cannot be read as an image. Open it, and save it as jpg or png.',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
