import { expect, it } from 'vitest';
import { exampleArticle } from '@/testing/article.ts';
import { twinWarnings } from './twin-warnings.ts';

const withTags = (id: string, ...tags: string[]) => ({
  ...exampleArticle,
  id,
  en: { ...exampleArticle.en, tags },
  sv: {},
});

/** The newest article comes first, and another title keeps the two apart. */
const beside = (older: string, newer: string) =>
  twinWarnings([
    withTags('new', newer),
    { ...withTags('old', older), en: { ...exampleArticle.en, title: 'B', tags: [older] } },
  ]);

it.each([
  ['Voice agents', 'Voice agents'],
  ['Costs', 'Posts'],
])('twinWarnings are none of %s beside %s', (older, newer) => {
  expect(beside(older, newer)).toEqual([]);
});

it.each(['voice agents', 'Voice-Agents', 'Voice agent', 'VoiceAgents'])(
  'twinWarnings name the newer %s beside Voice agents',
  (tag) => {
    expect(beside('Voice agents', tag)).toEqual([
      {
        file: 'content/blog/new/index.en.md',
        field: 'tags',
        message: `“${tag}” is “Voice agents” in content/blog/old/index.en.md. Write both alike.`,
      },
    ]);
  },
);

it('twinWarnings name the newer of two articles with one title', () => {
  expect(twinWarnings([withTags('new', 'Voice'), withTags('old', 'Voice')])).toEqual([
    {
      file: 'content/blog/new/index.en.md',
      field: 'title',
      message: 'is the title of content/blog/old/index.en.md too. Change one.',
    },
  ]);
});

it('twinWarnings name a tag that has two translations', () => {
  const newer = {
    ...exampleArticle,
    id: 'new',
    en: { ...exampleArticle.en, title: 'B' },
    sv: { tags: ['Kostnader', 'Röst'] },
  };
  expect(twinWarnings([newer, exampleArticle]).map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'content/blog/new/index.sv.md: “Voice” is “Kostnader” here and “Röst” in content/blog/some-id/index.sv.md. Write one of them in both, in the order of the English tags.',
    'content/blog/new/index.sv.md: “Costs” is “Röst” here and “Kostnader” in content/blog/some-id/index.sv.md. Write one of them in both, in the order of the English tags.',
  ]);
});
