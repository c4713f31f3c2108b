import { describe, expect, it } from 'vitest';
import { merged, unnamedFiles, withOtherWords } from './company.ts';

it('merged changes, adds and removes, and replaces lists as a whole', () => {
  const tree = { kept: 1, group: { gone: 'x', list: [1, 2, 3] } };
  const patch = { group: { gone: null, list: [4], fresh: { deep: 'y' } } };
  expect(merged(tree, patch)).toEqual({ kept: 1, group: { list: [4], fresh: { deep: 'y' } } });
});

it('withOtherWords changes every text, but no placeholder and no link', () => {
  const json = JSON.stringify({ a: ['Try {brand} [at once](/about)'], who: 'agent' });
  expect(JSON.parse(withOtherWords(json))).toEqual({ a: ['Try {brand} [et anci](/about)'], who: 'agent' });
});

describe('unnamedFiles', () => {
  const readme =
    '# Site\n\n## One\n\n`content/site.json`, `sv.json` and `content/blog/`.\n\n## Two\n\n`a.ts`\n';

  it('are those that no followed section names by itself or with its folder', () => {
    const touched = ['content/site.json', 'content/locales/sv.json', 'content/blog/x/index.en.md', 'a.ts'];
    expect(unnamedFiles(readme, ['One'], touched)).toEqual(['a.ts']);
    expect(unnamedFiles(readme, ['One', 'Two'], touched)).toEqual([]);
  });

  it('cannot be told for a section that is gone', () => {
    expect(() => unnamedFiles(readme, ['Three'], [])).toThrow('The README has no section “Three”.');
  });
});
