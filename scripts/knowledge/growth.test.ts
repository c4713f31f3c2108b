/** The knowledge of a site without written answers, for which nothing is trained, and with a large blog. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { buildKnowledge } from './build.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const paths = globSync('content/**/*.{json,md}', { cwd: root, ignore: 'content/{blog,faq}/**' });
const files = Object.fromEntries(paths.map((path) => [path, readFileSync(root + path, 'utf8')]));
files['content/faq/topics.json'] = '[]';

const count = 1_500;
/** A day later than the one before it. */
const date = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);

function article(index: number): [string, string][] {
  const fields = (title: string) => `title: ${title} ${index}\nexcerpt: Excerpt ${index}.\ntags: [Tag]`;
  const body = `Opening.\n\n${[1, 2, 3].map((part) => `## Part ${part}\n\n${'A sentence. '.repeat(200)}`).join('\n\n')}`;
  const own = `author: A\npublishedAt: ${date(index)}\nreadTime: 3 min read\nfeatured: false`;
  const folder = `content/blog/article-${index}`;
  return [
    [`${folder}/index.en.md`, `---\n${fields('Article')}\n${own}\n---\n\n${body}`],
    [`${folder}/index.sv.md`, `---\n${fields('Artikel')}\n---\n\n${body}`],
  ];
}

describe('with 1,500 articles', () => {
  const articles = Object.fromEntries(Array.from({ length: count }, (_, index) => article(index)).flat());
  const { knowledge } = buildKnowledge({ ...files, ...articles });
  const about = new Map<string, number>();
  for (const { href } of knowledge.passages) {
    const page = href.split('#')[0] ?? '';
    about.set(page, (about.get(page) ?? 0) + 1);
  }

  it('the knowledge stays under 1 MB', () => {
    expect(Buffer.byteLength(JSON.stringify(knowledge))).toBeLessThan(1_000_000);
  });

  it('every language has its newest articles whole, of older ones the opening, and of the oldest nothing', () => {
    for (const locale of knowledge.locales) {
      const parts = Array.from(
        { length: count },
        (_, index) => about.get(`/${locale}/blog/article-${index}`) ?? 0,
      ).toReversed();
      expect(
        parts.toSorted((a, b) => b - a),
        'newest first',
      ).toEqual(parts);
      expect(new Set(parts)).toEqual(new Set([4, 1, 0]));
    }
  });
});

it('where no language has answers, the assistant names none to ask in', () => {
  const { languages } = buildKnowledge(files).knowledge;
  for (const { sentences } of Object.values(languages)) expect(sentences.languages).toBe(sentences.unknown);
});
