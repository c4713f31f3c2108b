import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/i18n/locales.ts';
import { canonical, routes } from '../../../src/i18n/routes.ts';
import { buildKnowledge } from './build.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const paths = globSync('content/**/*.{json,md,yaml}', { cwd: root });
const files = Object.fromEntries(paths.map((path) => [path, readFileSync(root + path, 'utf8')]));
/** The content without answers and wordings, of which there is nothing to learn, and without articles. */
const untaught = Object.fromEntries(
  Object.entries(files).filter(([path]) => !/^content\/(faq|assistant|blog)\//.test(path)),
);

describe('buildKnowledge', () => {
  it('answers small talk by heart and nothing else where no answer is written', () => {
    const talk =
      'kinds:\n  - id: hi\n    reply: Hi!\n    wordings: |\n      hello to all of you\n      good day\n';
    const bare = buildKnowledge({
      ...untaught,
      'content/faq/topics.json': '[]',
      'content/assistant/small-talk/en.yaml': talk,
    }).knowledge.languages['en'];
    expect(bare?.answers.find(({ id }) => id === 'hi')?.wordings).toEqual([
      'hello to all of you',
      'good day',
    ]);
    expect(bare?.thresholds).toBeUndefined();
    // It still says which languages it speaks.
    expect(bare?.sentences.languages).toContain('English');
  });

  it('links to the page of a heading that is gone, and to no page that is gone', () => {
    const more = (href: string) => `    more:\n      text: Source\n      href: ${href}\n`;
    const topic = (id: string, href: string) =>
      `  - id: ${id}\n    question: About ${id}?\n    answer: |\n      See [this](${href}).\n${more(href)}    wordings: |\n      about ${id}\n      what of ${id}\n`;
    const text = `title: Topic\nquestions:\n${topic('gone', '/blog/gone')}${topic('renamed', '/privacy#renamed')}`;
    const { languages: made } = buildKnowledge({
      ...untaught,
      'content/faq/topics.json': '["topic"]',
      'content/faq/topic/en.yaml': text,
    }).knowledge;
    const replies = Object.fromEntries(made['en']?.answers.map(({ id, reply }) => [id, reply]) ?? []);
    expect(replies['gone']).toBe('See this.');
    expect(replies['renamed']).toMatch(/^See \[this\]\(\/privacy\)\.\n\n.*\[Source\]\(\/privacy\)$/);
  });

  it('names no language to ask in where none has answers', () => {
    const files = { ...untaught, 'content/faq/topics.json': '[]' };
    for (const { sentences } of Object.values(buildKnowledge(files).knowledge.languages)) {
      expect(sentences.languages).toBe(sentences.unknown);
    }
  });

  it('has what each page says', () => {
    const { knowledge } = buildKnowledge({ ...untaught, 'content/faq/topics.json': '[]' });
    const { home: _home, blog: _blog, faq: _faq, search: _search, dashboard: _dashboard, ...named } = routes;
    for (const [locale, { passages }] of Object.entries(knowledge.languages)) {
      const pages = new Set(passages.map(({ href }) => href.split('#')[0]));
      for (const path of Object.values(named)) expect(pages).toContain(canonical(locale as Locale, path));
      expect(JSON.stringify(passages)).not.toMatch(/\{\w+\}/);
    }
  });

  it('knows every article, and says so before a language model can be given them all no longer', () => {
    const article = (day: string) =>
      `---\ntitle: T${day}\nexcerpt: E\nauthor: A\ntags: [a]\npublishedAt: 2025-01-${day}\n---\n${'Long words. '.repeat(9_000)}`;
    const { knowledge, reports } = buildKnowledge({
      ...untaught,
      'content/faq/topics.json': '[]',
      'content/blog/x/index.en.md': article('01'),
      'content/blog/y/index.en.md': article('02'),
    });
    const titles = knowledge.languages['en']?.passages.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['T01', 'T02']));
    expect(reports.join()).toMatch(/^en: the site's texts have [\d,]+ characters\. Beyond 160,000 /);
  });

  it('stops at a wrong article with the sentence that the site’s build gives', () => {
    expect(() => buildKnowledge({ ...files, 'content/blog/x/index.en.md': 'No fields' })).toThrow(
      'content/blog/x/index.en.md: does not begin with its fields.',
    );
  });
});
