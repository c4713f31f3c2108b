import { expect, it } from 'vitest';
import { exampleArticle } from '@/testing/article.ts';
import { tagWarnings } from './tag-warnings.ts';

const withTags = (id: string, ...tags: string[]) => ({
  ...exampleArticle,
  id,
  en: { ...exampleArticle.en, tags },
  sv: {},
});

it('tagWarnings are none of tags that are alike, or other words', () => {
  expect(tagWarnings([withTags('a', 'Voice', 'Costs'), withTags('b', 'Voice', 'Prices')])).toEqual([]);
});

it.each(['voice agents', 'Voice-Agents', 'Voice agent', 'VoiceAgents'])(
  'tagWarnings name %s beside Voice agents',
  (tag) => {
    expect(tagWarnings([withTags('a', 'Voice agents'), withTags('b', tag)])).toEqual([
      {
        file: 'content/blog/b/index.en.md',
        field: 'tags',
        message: `“${tag}” is “Voice agents” in content/blog/a/index.en.md. Write both alike.`,
      },
    ]);
  },
);

it('tagWarnings name a tag that has two translations', () => {
  const other = { ...exampleArticle, id: 'b', sv: { ...exampleArticle.sv, tags: ['Kostnader', 'Röst'] } };
  expect(tagWarnings([exampleArticle, other]).map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'content/blog/b/index.sv.md: “Voice” is “Kostnader” here and “Röst” in content/blog/some-id/index.sv.md. Write one of them in both, in the order of the English tags.',
    'content/blog/b/index.sv.md: “Costs” is “Röst” here and “Kostnader” in content/blog/some-id/index.sv.md. Write one of them in both, in the order of the English tags.',
  ]);
});
