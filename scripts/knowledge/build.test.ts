import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { routes } from '@/i18n/routes.ts';
import { site } from '@/site/site.ts';
import { knowledgeSchema } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { buildKnowledge } from './build.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const paths = globSync('content/**/*.{json,md,yaml}', { cwd: root });
const files = Object.fromEntries(paths.map((path) => [path, readFileSync(root + path, 'utf8')]));
/** The content without answers and wordings: there is little to learn. */
const untaught = Object.fromEntries(
  Object.entries(files).filter(([path]) => !/^content\/(faq|assistant)\//.test(path)),
);
const { knowledge } = buildKnowledge(files);
const { passages, languages } = knowledge;

function pagesOf(locale: 'en' | 'sv'): string[] {
  return [
    ...new Set(
      passages.filter((passage) => passage.locale === locale).map(({ href }) => href.split('#')[0]!),
    ),
  ].toSorted();
}

describe('buildKnowledge', () => {
  it('has the form that the function reads', () => {
    expect(knowledgeSchema.parse(knowledge)).toEqual(knowledge);
  });

  it('covers every article in its languages, and the same other pages in both', () => {
    const isArticle = (path: string) => path.includes('/blog/');
    const written = (locale: string) =>
      paths
        .filter((path) => path.startsWith('content/blog/') && path.endsWith(`/index.${locale}.md`))
        .map((path) => `/${locale}/${path.slice('content/'.length, -'/index.en.md'.length)}`);
    // The blog and the questions have texts of their own; the dashboard and the search say nothing to quote.
    const { home: _home, blog: _blog, faq: _faq, search: _search, dashboard: _dashboard, ...named } = routes;
    const others = Object.values(named).toSorted();
    for (const locale of ['en', 'sv'] as const) {
      expect(pagesOf(locale).filter(isArticle)).toEqual(written(locale).toSorted());
    }
    expect(pagesOf('en').filter((path) => !isArticle(path))).toEqual(['/', ...others]);
    expect(pagesOf('sv').filter((path) => !isArticle(path))).toEqual(
      ['/sv', ...others.map((path) => `/sv${path}`)].toSorted(),
    );
  });

  it('leaves no placeholder and no markdown in a text', () => {
    for (const { title, text, href } of passages) {
      expect(`${title}\n${text}`, href).not.toMatch(/\{\w+\}|\*\*|\]\(/);
    }
  });

  it('knows what stands in content/site.json alone', () => {
    const about = passages.filter(({ href }) => href === '/sv/about').map(({ text }) => text);
    for (const { name } of site.founders) expect(about.join('\n')).toContain(name);
    const contact = passages.filter(({ href }) => href === '/#contact').map(({ text }) => text);
    expect(contact.join('\n')).toContain(site.email);
  });

  it('leads to a person in the language of the answer', () => {
    expect(languages['en']?.sentences.unknown).toContain('](/#contact)');
    expect(languages['sv']?.sentences.unknown).toContain('](/sv#contact)');
    expect(languages['sv']?.sentences.source).toContain('[{title}]({href})');
    for (const { reply } of languages['sv']?.answers ?? []) expect(reply).not.toMatch(/\]\(\/(?!sv)/);
  });

  it('is small enough to start in a moment', () => {
    expect(JSON.stringify(knowledge).length).toBeLessThan(1_000_000);
  });

  it('answers small talk by heart and nothing else where no answer is written', () => {
    const talk =
      'kinds:\n  - id: hi\n    reply: Hi!\n    wordings: |\n      hello to all of you\n      good day\n';
    const bare = buildKnowledge({
      ...untaught,
      'content/faq/topics.json': '[]',
      'content/assistant/small-talk/en.yaml': talk,
    }).knowledge.languages['en'];
    expect(bare?.answers.find(({ id }) => id === 'hi')?.exact).toEqual(['hello to all of you', 'good day']);
    expect(bare?.model?.thresholds.answer).toBe(Number.MAX_VALUE);
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

  it('stops at a wrong article with the sentence that the site’s build gives', () => {
    expect(() => buildKnowledge({ ...files, 'content/blog/x/index.en.md': 'No fields' })).toThrow(
      'content/blog/x/index.en.md: does not begin with its fields.',
    );
  });
});
