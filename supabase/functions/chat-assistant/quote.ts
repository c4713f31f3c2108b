import type { Passage } from './knowledge.ts';
import type { Match } from './search.ts';

/** Two to five sentences are an answer; more is a page, and the link leads there. */
const sentenceLimit = 3;
const itemLimit = 4;

/** About what the chat panel shows without scrolling, in characters. */
const lengthLimit = 600;

/** Up to here a short list, such as the table of prices, is kept whole, in characters. */
const listLimit = 800;

/** What a word of the heading tells about a sentence, and how far the opening is ahead under it. */
const headingWorth = 0.15;
const openingWorth = 0.6;

/** What the figure in an answer is worth when a figure was asked for. */
const figureWorth = 0.5;

/** What a figure without numbers counts beside one with them. */
const vague = 0.5;

/** What it costs to begin with a part of a long list, which seldom is the answer as a whole. */
const itemCost = 0.15;

/** What it costs to begin with a question of the site's own: "What if an assumption is wrong?" */
const questionCost = 1;

/** The smallest part that can be quoted: a sentence, or an item of a list with all its sentences. */
interface Unit {
  readonly text: string;
  readonly isItem: boolean;
}

export interface QuoteOptions {
  /** What of the question the passage speaks of. */
  readonly matches: readonly Match[];
  /** What an answer must hold where a price, a time or a number was asked for. */
  readonly figure?: RegExp;
  /** The terms of a text of the passage's language. */
  readonly termsIn: (text: string) => readonly string[];
}

const segmenter = new Intl.Segmenter('sv', { granularity: 'sentence' });

/** Words at the beginning that point back at a sentence which the reader does not see. */
const pointsBack =
  /^(?:it|they|this|that|these|those|such|both|neither|he|she|but|and|or|so|then|also|even so|otherwise|beyond that|after that|after two|better still|den|det|de|denna|dessa|detta|sådana?|båda|ingen av dem|men|och|eller|så|då|där|därefter|dessutom|även|sedan|annars|i övrigt|efter två|be ännu hellre)(?![\p{L}\p{N}])/iu;

/**
 * The neighbouring sentences of a passage that say most about a question: those that hold most of
 * its words, or the opening when the words stand in the heading, as the whole is about them.
 *
 * @returns paragraphs and list items, a line each; items begin with "- "; nothing is escaped
 */
export function quote(passage: Passage, options: QuoteOptions): readonly string[] {
  const { matches, figure, termsIn } = options;
  const units = unitsOf(passage.text);
  const inHeading = new Set(termsIn(passage.heading));
  const aboutAll = matches
    .filter(({ terms }) => [...terms].some((term) => inHeading.has(term)))
    .map(({ weight }) => weight);
  const openingLead = openingWorth * Math.max(0, ...aboutAll);
  const worths = units.map(({ text }) => {
    const terms = new Set(termsIn(text));
    const worthOf = ({ terms: wanted, weight }: Match) => {
      const found = [...wanted].filter((term) => terms.has(term));
      // A word of the heading is what the whole passage is about and chooses no sentence.
      const isOwn = found.some((term) => !inHeading.has(term));
      return found.length === 0 ? 0 : weight ** 1.5 * (isOwn ? 1 : headingWorth);
    };
    return matches.reduce((sum, match) => sum + worthOf(match), 0);
  });

  /** "2–4 weeks" is a figure; "a few weeks" is a little of one. */
  const figureIn = (index: number): number => {
    const text = units[index]?.text ?? '';
    return figure?.test(text) === true ? (/\d/.test(text) ? figureWorth : figureWorth * vague) : 0;
  };

  let best: readonly number[] = [0];
  let bestWorth = -1;
  units.forEach((_, start) => {
    const chosen = answerFrom(units, worths, start);
    if (!chosen) return;
    const [first = 0, ...rest] = [start, ...chosen.filter((index) => index !== start)].map(
      (index) => worths[index] ?? 0,
    );
    // The sentence that answers should come first; of equals, the one nearer to the opening.
    // Where a figure is asked for, an opening without any is hardly the answer.
    const isVague = figure !== undefined && figureIn(start) === 0;
    const opening = start === 0 ? openingLead * (isVague ? 0.4 : 1) : 0;
    const figures = Math.max(figureIn(start), ...chosen.map((index) => figureIn(index) / 2));
    const asks = units[chosen[0] ?? start]?.text.endsWith('?') === true;
    const cost = start * 0.005 + (units[start]?.isItem === true ? itemCost : 0) + (asks ? questionCost : 0);
    const worth = first + 0.5 * Math.max(0, ...rest) + opening + figures - cost;
    if (worth > bestWorth) [best, bestWorth] = [chosen, worth];
  });
  return linesOf(best.flatMap((index) => units[index] ?? []));
}

/** Which units are quoted when the answer begins at `start`; undefined when it cannot begin there. */
function answerFrom(
  units: readonly Unit[],
  worths: readonly number[],
  start: number,
): readonly number[] | undefined {
  const opening = units[start];
  if (!opening) return undefined;
  if (opening.isItem) {
    const list = listAround(units, start);
    // An item says little without the sentence that leads to it.
    const lead = list[0] ? [list[0] - 1] : [];
    if (list.length <= itemLimit) return [...lead, ...list];
    const isAsGood = (index: number) => (worths[index] ?? 0) >= (worths[start] ?? 0) * 0.7;
    return [...lead, ...list.filter((index) => index >= start && isAsGood(index)).slice(0, itemLimit)];
  }
  if (start > 0 && pointsBack.test(opening.text)) return undefined;
  const chosen = sentencesFrom(units, start);
  // One short sentence, torn out, is no answer.
  const isTorn = chosen.length === 1 && start > 0 && opening.text.length < 100;
  const before = units[start - 1];
  if (!isTorn) return chosen;
  // Together with the sentence before it may be one.
  return before && !before.isItem && !pointsBack.test(before.text) ? [start - 1, start] : undefined;
}

/** The sentences from `start` on, and the beginning of the list that they lead to. */
function sentencesFrom(units: readonly Unit[], start: number): readonly number[] {
  const chosen: number[] = [];
  let length = 0;
  for (let index = start; index < units.length; index += 1) {
    const unit = units[index];
    if (!unit) break;
    const of = (isItem: boolean) => chosen.filter((other) => units[other]?.isItem === isItem).length;
    if (of(unit.isItem) >= (unit.isItem ? itemLimit : sentenceLimit)) break;
    // What comes after a list is another thought.
    if (!unit.isItem && of(true) > 0) break;
    const isShortList = unit.isItem && listAround(units, index).length <= itemLimit;
    const limit = isShortList ? listLimit : lengthLimit;
    if (chosen.length >= 2 && length + unit.text.length > limit) break;
    chosen.push(index);
    length += unit.text.length;
  }
  return chosen;
}

/** The indices of the list that an item belongs to. */
function listAround(units: readonly Unit[], item: number): readonly number[] {
  const isItem = (index: number) => units[index]?.isItem === true;
  let from = item;
  while (isItem(from - 1)) from -= 1;
  let to = item;
  while (isItem(to + 1)) to += 1;
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
}

function unitsOf(text: string): Unit[] {
  return text.split('\n').flatMap((line): Unit[] => {
    if (line.startsWith('- ')) return [{ text: line, isItem: true }];
    const sentences = [...segmenter.segment(line)].map(({ segment }) => segment.trim());
    return sentences.filter((sentence) => sentence !== '').map((text) => ({ text, isItem: false }));
  });
}

/** Sentences run on as a paragraph; items stay on lines of their own. */
function linesOf(units: readonly Unit[]): string[] {
  const paragraph = units.filter(({ isItem }) => !isItem).map(({ text }) => text);
  const items = units.filter(({ isItem }) => isItem).map(({ text }) => text);
  return [...(paragraph.length > 0 ? [paragraph.join(' ')] : []), ...items];
}
