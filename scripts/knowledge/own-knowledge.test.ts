/** What the assistant knows of this site, as `npm run knowledge` made it. */

import { describe, expect, it } from 'vitest';
import { routes } from '@/i18n/routes.ts';
import { site } from '@/site/site.ts';
import knowledge from '../../supabase/functions/chat-assistant/knowledge.json' with { type: 'json' };
import { knowledgeSchema } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { readContent } from './read-files.ts';

const paths = Object.keys(readContent());
const { passages, languages } = knowledgeSchema.parse(knowledge);

function pagesOf(locale: 'en' | 'sv'): string[] {
  return [
    ...new Set(
      passages.filter((passage) => passage.locale === locale).map(({ href }) => href.split('#')[0]!),
    ),
  ].toSorted();
}

describe('the knowledge', () => {
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
});
