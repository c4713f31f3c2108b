import sharp from 'sharp';
import { expect, it } from 'vitest';
import { problemSentence } from '../../content/content-error.ts';
import type { Content } from '../../content/load-content.ts';
import { exampleArticle } from '../../testing/fixtures/article.ts';
import { exampleFacts } from '../../testing/fixtures/site.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import { temporaryFolder } from '../../testing/helpers/temporary-folder.ts';
import { imageFileProblems, markProblems, socialImageProblems } from './check-images.ts';

const { site } = exampleFacts;
const content = { site, texts: strings, articles: [exampleArticle] };

const sentences = async (changes: Partial<Content>): Promise<string[]> =>
  (await socialImageProblems({ ...content, ...changes })).map(problemSentence);

const missing = (characters: string) =>
  `contains ${characters}, which the font of the social images does not have. Remove it, or spell it out.`;

it('socialImageProblems accepts names, symbols and spaces that images can show', async () => {
  const { en } = exampleArticle;
  const title = 'Łukasz Žak: 25\u202f000 kr, “2–4” × ½ – ↑ ©';
  expect(
    await sentences({ articles: [{ ...exampleArticle, author: 'Doğan Ő', en: { ...en, title } }] }),
  ).toEqual([]);
});

it('socialImageProblems reports file and field of each text that an image could not show', async () => {
  const { en, id } = exampleArticle;
  const wrong = {
    ...exampleArticle,
    author: 'Ж',
    en: { ...en, title: '🚀 A → B', tags: ['Costs', '✓'] },
    sv: { ...exampleArticle.sv, title: 'Minst ≥ 3' },
  };
  const folder = `content/blog/${id}`;
  expect(await sentences({ articles: [wrong] })).toEqual([
    `${folder}/index.en.md, title: ${missing('“🚀” (U+1F680), “→” (U+2192)')}`,
    `${folder}/index.en.md, author: ${missing('“Ж” (U+0416)')}`,
    `${folder}/index.en.md, tags.1: ${missing('“✓” (U+2713)')}`,
    `${folder}/index.sv.md, title: ${missing('“≥” (U+2265)')}`,
  ]);
});

it('socialImageProblems reports the owner’s texts', async () => {
  const tree = strings.en;
  const changed = {
    ...strings,
    en: { ...tree, blog: { ...tree.blog, by: '→' }, about: { ...tree.about, title: '✓' } },
  };
  const found = await sentences({
    texts: changed,
    site: { ...site, tagline: { ...site.tagline, en: '≥' } },
  });
  expect(found).toEqual([
    `content/site.json, tagline.en: ${missing('“≥” (U+2265)')}`,
    `content/locales/en.json, about.title: ${missing('“✓” (U+2713)')}`,
    `content/locales/en.json, blog.by: ${missing('“→” (U+2192)')}`,
  ]);
});

it('markProblems reports a mark that is not XML', async () => {
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h9"/></svg>';
  expect(await markProblems({ svg: drawn, ratio: 1 })).toEqual([]);
  const [problem, ...others] = await markProblems({ svg: drawn.replace('/>', '>'), ratio: 1 });
  expect(others).toEqual([]);
  expect(problem && problemSentence(problem)).toMatch(
    /^content\/mark\.svg: cannot be drawn \(.+\)\. Save the mark/,
  );
});

it('imageFileProblems reports files that are not images, or are truncated', async () => {
  const whole = await sharp({ create: { width: 1400, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const cut = whole.subarray(0, whole.length / 2);
  const images = { 'whole.jpg': whole, 'broken.png': 'no image', 'cut.jpg': cut };
  const problems = await imageFileProblems(Object.keys(images), temporaryFolder(images));
  expect(problems.map(problemSentence)).toEqual([
    'broken.png: cannot be read as an image. Open it, and save it as jpg or png.',
    'cut.jpg: cannot be read as an image. Open it, and save it as jpg or png.',
  ]);
});
