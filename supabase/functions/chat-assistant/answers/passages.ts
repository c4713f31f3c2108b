/** Finds passages in pages and articles that relate to a question. */

import type { LanguageKnowledge, Sentence } from '../knowledge.ts';
import { stemsOf } from '../language/words.ts';
import { countIfUnknown, minPassageShare, minSharedStems } from '../thresholds.ts';
import { lookUp } from './sorted-table.ts';

const sentencesPerPassage = 3;

/**
 * Creates a function that searches the passages, three sentences at a time.
 *
 * @returns up to three sentences with a link to their heading, as markdown; undefined if no passage has enough in
 *   common with the question
 */
export function createPassageFinder({ locale, passages, trained }: LanguageKnowledge) {
  const weightOf = (stems: readonly string[]) =>
    stems.reduce((sum, stem) => {
      const count = Number(lookUp(trained.passageCounts, stem) ?? countIfUnknown);
      return sum + Math.log(1 + passages.length / count);
    }, 0);

  return (question: string): string | undefined => {
    const questionStems = stemsOf([question], locale).filter((stem) => !trained.commonStems.includes(stem));
    const total = weightOf(questionStems);
    const [best] = passages
      .flatMap((passage) =>
        runsOf(passage.sentences).map((run) => {
          const stems = ['', passage.titleStems, ...run.map((sentence) => sentence.stems), ''].join(' ');
          return { passage, run, common: questionStems.filter((stem) => stems.includes(` ${stem} `)) };
        }),
      )
      .filter(({ run, common }) => run.length > 0 && common.length >= minSharedStems)
      .map((piece) => ({ ...piece, share: weightOf(piece.common) / total }))
      .toSorted((a, b) => b.share - a.share);
    if (!best || best.share < minPassageShare) return undefined;
    const text = best.run.map((sentence) => sentence.text).join(' ');
    return `[${best.passage.title}](${best.passage.href}): ${text}`;
  };
}

/**
 * Every run of three sentences, or all if there are fewer. The last run comes first, so that on a tie the run that starts with
 * the match wins.
 */
function runsOf(sentences: readonly Sentence[]): Sentence[][] {
  const starts = Math.max(1, sentences.length - sentencesPerPassage + 1);
  return Array.from({ length: starts }, (_, start) =>
    sentences.slice(start, start + sentencesPerPassage),
  ).toReversed();
}
