import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { site } from '@/site/site.ts';
import { knowledgeSchema } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { buildKnowledge } from './build.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const paths = globSync('content/**/*.{json,md,yaml}', { cwd: root });
const files = Object.fromEntries(paths.map((path) => [path, readFileSync(root + path, 'utf8')]));
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

  it('covers the same pages in both languages', () => {
    const articles = ['/blog/ai-automation-trends-2024', '/blog/ai-voice-agents-business-guide-2025'];
    const others = ['/about', '/academy', '/launch', '/privacy', '/signin', '/terms'];
    expect(pagesOf('en')).toEqual(['/', ...others, ...articles.map((path) => `/en${path}`)].toSorted());
    expect(pagesOf('sv')).toEqual(
      ['/sv', ...[...others, ...articles].map((path) => `/sv${path}`)].toSorted(),
    );
  });

  it('leaves no placeholder and no markdown in a text', () => {
    for (const { title, text, href } of passages) {
      expect(`${title}\n${text}`, href).not.toMatch(/\{\w+\}|\*\*|\]\(/);
    }
  });

  it('knows what stands in content/site.json alone', () => {
    const about = passages.find(({ href, text }) => href === '/sv/about' && text.includes('medgrundare'));
    for (const { name } of site.founders) expect(about?.text).toContain(name);
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

  it('stops at a wrong article with the sentence that the site’s build gives', () => {
    expect(() => buildKnowledge({ ...files, 'content/blog/x/en.md': 'No fields' })).toThrow(
      'content/blog/x/en.md: does not begin with its fields.',
    );
  });
});
