/** Articles that nobody reads, to see how long builds of large blogs take. */

import type { ProjectCopy } from '../scripts/copies/copy-project.ts';

const languages = {
  en: {
    syllables: ['ca', 'len', 'dar', 'of', 'fi', 'ce', 'tel', 'ro', 'ma', 'in', 'vo', 'ster'],
    tag: 'Subject',
  },
  sv: {
    syllables: ['åt', 'gär', 'da', 'kon', 'tor', 'sam', 'tal', 'vär', 'me', 'ring', 'fö', 'rel'],
    tag: 'Ämne',
  },
} as const;

type Language = keyof typeof languages;

/** About as many as a section of an article has. */
const wordsOfSection = 100;
const sections = 6;

/** How many tags the articles have among them, whatever their number. */
const subjects = 12;

/**
 * Writes articles of 600 words in both languages beside those of the project, one a day from 2020 on.
 *
 * @param copy where to
 * @param count how many
 */
export function writeArticles(copy: ProjectCopy, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    for (const language of Object.keys(languages) as Language[]) {
      copy.write(articleFile(number, language), article(number, language));
    }
  }
}

/** The file of a written article, counted from 1. */
export function articleFile(number: number, language: Language): string {
  return `content/blog/written-${number}/index.${language}.md`;
}

function article(number: number, language: Language): string {
  const { tag } = languages[language];
  const words = wordsOf(number, language);
  const tags = [number, number + 1, number * 5].map((each) => `${tag} ${each % subjects}`);
  const front = [
    `title: ${sentence(words, 6)} ${number}`,
    `excerpt: ${sentence(words, 18)}`,
    ...(language === 'en' ? ['author: Sara Nord', `publishedAt: ${dayOf(number)}`] : []),
    `tags: [${[...new Set(tags)].join(', ')}]`,
  ];
  const body = Array.from({ length: sections }, (_, index) => section(words, index)).join('\n\n');
  return `---\n${front.join('\n')}\n---\n\n${body}\n`;
}

function section(words: () => string, index: number): string {
  const list = [8, 8, 8].map((length) => `- **${words()}** ${sentence(words, length)}`).join('\n');
  const link = `[${words()} ${words()}](/about)`;
  const paragraphs = [sentence(words, 24), `${sentence(words, 20)} ${link}.`, list];
  const rest = wordsOfSection - 24 - 22 - 27;
  return [`## ${sentence(words, 4)} ${index + 1}`, ...paragraphs, sentence(words, rest)].join('\n\n');
}

/** Numbers that only look random, so that every run builds the same articles. */
function wordsOf(number: number, language: Language): () => string {
  const { syllables } = languages[language];
  let state = number * 7919;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const high = Math.floor(state / 4096);
    return [high % 12, Math.floor(high / 12) % 12, Math.floor(high / 144) % 12]
      .slice(0, 1 + (Math.floor(high / 7) % 3))
      .map((at) => syllables[at] ?? '')
      .join('');
  };
}

function sentence(words: () => string, length: number): string {
  const text = Array.from({ length }, words).join(' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function dayOf(number: number): string {
  return new Date(Date.UTC(2020, 0, 1) + (number % 1800) * 86_400_000).toISOString().slice(0, 10);
}
