import type { Passage } from './knowledge.ts';
import { wordsOf } from './language.ts';

/** Most sentences of an answer: about what the chat panel shows without scrolling. */
const sentenceLimit = 3;

const segmenter = new Intl.Segmenter('sv', { granularity: 'sentence' });

/**
 * The two or three neighbouring sentences of a passage that say most about a question: those that
 * hold most of its words, or the opening when they stand in the title, as the whole is about them.
 *
 * @param terms words of the passage, in lower case, that the question matched
 * @returns plain text; every sentence ends with a mark
 */
export function quote({ title, text }: Passage, terms: readonly string[]): string {
  const sentences = sentencesOf(text);
  const inTitle = new Set(wordsOf(title));
  const wanted = terms.filter((term) => !inTitle.has(term));

  let best = window(sentences, 0);
  for (let start = 1; start < sentences.length - 1; start += 1) {
    const candidate = window(sentences, start);
    if (beginsWell(candidate) && worth(candidate, wanted) > worth(best, wanted)) best = candidate;
  }
  // "We use it to:" with nothing after it says nothing.
  return (best.length > 1 && best.at(-1)?.endsWith(':') ? best.slice(0, -1) : best).join(' ');
}

function window(sentences: readonly string[], start: number): readonly string[] {
  return sentences.slice(start, start + sentenceLimit);
}

/** False for what is the middle of a list or a table row. */
function beginsWell([first = '']: readonly string[]): boolean {
  return /^\p{Lu}/u.test(first) && !first.includes(' – ');
}

/** How many of the wanted words the sentences hold. */
function worth(sentences: readonly string[], wanted: readonly string[]): number {
  const found = new Set(sentences.flatMap(wordsOf));
  return wanted.filter((term) => found.has(term)).length;
}

function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?…:”"’)]$/.test(sentence) ? sentence : `${sentence}.`));
}
