import { describe, expect, it } from 'vitest';
import { fillMarkdown, placeholderProblems } from './article-placeholders.ts';

const values = { brand: 'Nordlys', 'brand:genitive': 'Nordlys’' };
const known = expect.stringContaining('{brand} {legalName} {bot}');

describe('fillMarkdown', () => {
  it('leaves code as it is, in a line and in a block', () => {
    const body = 'Send `{brand}` to {brand}:\n\n```json\n{brand}\n```\n\n{brand}';
    expect(fillMarkdown(body, values)).toBe('Send `{brand}` to Nordlys:\n\n```json\n{brand}\n```\n\nNordlys');
  });
});

describe('placeholderProblems', () => {
  const problems = (fields: unknown, body: string) => placeholderProblems('index.en.md', { fields, body });

  it('are none where every placeholder is known, and none of code', () => {
    expect(problems({ title: '{brand}', featured: true, tags: ['{city}'] }, '`{id}` {founded}')).toEqual([]);
  });

  it('name the field with those that there are', () => {
    expect(problems({ title: 'By {brnad}' }, 'Text')).toMatchObject([
      {
        file: 'index.en.md',
        field: 'title',
        message: expect.stringMatching(/^holds \{brnad\}, which is no/),
      },
    ]);
    expect(problems({ tags: ['a', '{tag}'] }, 'Text')).toMatchObject([{ field: 'tags', message: known }]);
    expect(problems(null, 'From {year}')).toMatchObject([{ field: 'text', message: known }]);
  });
});
