import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutWordings } from './without-wordings.ts';

const site = readFileSync(new URL('../../../content/site.json', import.meta.url), 'utf8');
const bot = (JSON.parse(site) as { assistant: { name: string } }).assistant.name;
const faq = 'questions:\n  - id: a\n    question: Why?\n    wordings: |\n      why {bot}\n      why not\n';
const files = {
  'content/site.json': site,
  'content/faq/t/en.yaml': faq,
  'content/blog/a/index.en.md': '      why not',
};

it('withoutWordings leaves out the wordings that were asked, and nothing else', () => {
  const rest = withoutWordings(files, [`WHY, ${bot}?`, 'Why?', '???']);
  expect(rest).toEqual({ ...files, 'content/faq/t/en.yaml': faq.replace('      why {bot}\n', '') });
  expect(withoutWordings(files, ['why not'])['content/blog/a/index.en.md']).toBe('      why not');
});
