/** What of a word is compared: case, marks above letters and endings do not count. */

/** What is known of a language's words. */
export interface Words {
  /** Takes the ending off a folded word. */
  readonly stem: (word: string) => string;
  /** Whether it writes compounds as one word, such as “röstagent”. */
  readonly compounds: boolean;
}

/** A word of a text: what it is compared by, and where it stands. */
export interface Term {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Shorter terms are found as whole words only: too many begin with them. */
const shortestBeginning = 3;

/** Shorter terms are not looked for at the end of compounds: too many end with them. */
export const shortestPart = 4;

const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', đ: 'd', ł: 'l' };

/** A word in lower case without marks: “Överlåta” is “overlata”, so that it is found from any keyboard. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æøœßđł]/g, (letter) => letters[letter] ?? letter);
}

/** The words of a text. */
export const words = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in their order. */
export function termsOf(text: string, { stem }: Words): Term[] {
  return [...text.matchAll(words)].map(({ 0: word, index }) => ({
    term: stem(fold(word)),
    start: index,
    end: index + word.length,
  }));
}

/** Whether words that begin with a wanted term are found by it too: “auto” finds “automation”. */
export function findsBeginnings(wanted: string): boolean {
  return wanted.length >= shortestBeginning;
}

/** Whether a word of a text is one that was asked for; in a language of compounds, by its last part too. */
export function isFoundBy(term: string, wanted: string, { compounds }: Pick<Words, 'compounds'>): boolean {
  return (
    term === wanted ||
    (findsBeginnings(wanted) && term.startsWith(wanted)) ||
    (compounds && wanted.length >= shortestPart && term.endsWith(wanted))
  );
}

/** Whether two words differ by one letter: another one, one too many or too few, or two that changed places. */
export function isOneSlipAway(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (isSwapped && restA.slice(2) === restB.slice(2))
  );
}
