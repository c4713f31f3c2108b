import { describe, expect, it } from 'vitest';
import type { Article } from '../../src/blog/article.ts';
import type { Passage } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { articlePassages } from './article-passages.ts';

const english = {
  title: 'Agents',
  excerpt: 'About agents.',
  tags: ['a'],
  body: 'Opening.\n\n## What it costs\n\n5 kronor.\n\n## Law\n\n### GDPR\n\nAsk **first**.\n\n## What it costs\n\nMore.',
};

function article(sv: Article['sv'], en = english): Article {
  const fields = { author: 'A', publishedAt: '2025-01-01', draft: false, readMinutes: 1, featured: false };
  return { id: 'agents', ...fields, en, sv };
}

/** What a reader would see of the passages. */
function brief(passages: readonly Passage[]) {
  return passages.map(({ locale, title, text, href }) => ({ locale, title, text, href }));
}

describe('articlePassages', () => {
  it('makes a passage of the opening and of each section that says something', () => {
    const page = '/en/blog/agents';
    expect(brief(articlePassages(article({}), 'en'))).toEqual([
      { locale: 'en', title: 'Agents', text: 'About agents.\nOpening.', href: page },
      { locale: 'en', title: 'Agents – What it costs', text: '5 kronor.', href: `${page}#what-it-costs` },
      { locale: 'en', title: 'Agents – GDPR', text: 'Ask first.', href: `${page}#gdpr` },
      { locale: 'en', title: 'Agents – What it costs', text: 'More.', href: `${page}#what-it-costs-1` },
    ]);
  });

  it('gives the Swedish text its own address and titles', () => {
    const sv = { title: 'Agenter', body: '## Vad det är\n\nEtt program.' };
    expect(brief(articlePassages(article(sv), 'sv'))).toEqual([
      { locale: 'sv', title: 'Agenter', text: 'About agents.', href: '/sv/blog/agents' },
      {
        locale: 'sv',
        title: 'Agenter – Vad det är',
        text: 'Ett program.',
        href: '/sv/blog/agents#vad-det-är',
      },
    ]);
  });

  it('gives nothing in a language that the article is not written in', () => {
    expect(articlePassages(article({ title: 'Agenter' }), 'sv')).toEqual([]);
  });

  it('reads an article without headings', () => {
    const passages = articlePassages(article({}, { ...english, body: 'Only this.' }), 'en');
    expect(passages.map(({ text }) => text)).toEqual(['About agents.\nOnly this.']);
  });
});
