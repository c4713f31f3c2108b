import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleSite } from '@/testing/site.ts';
import { writtenArticles } from './published-articles.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'blog-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(id: string, title: string, language = 'en'): void {
  const file = join(root, `content/blog/${id}/index.${language}.md`);
  mkdirSync(dirname(file), { recursive: true });
  const own = language === 'en' ? 'excerpt: It.\nauthor: Sara\npublishedAt: 2025-10-24\ntags: [Costs]\n' : '';
  writeFileSync(file, `---\ntitle: ${title}\n${own}---\n\nThe text.\n`);
}

const read = (site = exampleSite) => writtenArticles(root, site);

describe('articles that are read again', () => {
  it('are the same objects as long as nothing has changed', () => {
    write('one', 'One');
    write('two', 'Two');
    const [one, two] = read();
    write('two', 'Another');
    const [again, changed] = read();
    expect(again).toBe(one);
    expect([two?.en.title, changed?.en.title]).toEqual(['Two', 'Another']);
  });

  it('have what has come since: a translation, other facts of the owner', () => {
    write('one', 'About {brand}');
    expect(read()[0]?.en.title).toBe(`About ${exampleSite.brand}`);
    expect(read({ ...exampleSite, brand: 'Fjord' })[0]?.en.title).toBe('About Fjord');
    write('one', 'Ett', 'sv');
    expect(read()[0]?.sv?.title).toBe('Ett');
  });

  it('are told of the image that is gone', () => {
    write('one', 'One');
    const text = join(root, 'content/blog/one/index.en.md');
    writeFileSync(join(root, 'content/blog/one/a.jpg'), '');
    writeFileSync(
      text,
      '---\ntitle: One\nexcerpt: It.\nauthor: Sara\npublishedAt: 2025-10-24\ntags: [Costs]\n---\n\n![A](./a.jpg)\n',
    );
    expect(read()).toHaveLength(1);
    rmSync(join(root, 'content/blog/one/a.jpg'));
    expect(read).toThrow('shows ./a.jpg, which is not there');
  });
});
