/** Finds the word that was meant; undefined when none is near enough. */
export type Corrector = (word: string) => string | undefined;

/**
 * Makes a corrector of typing errors: a letter too many, too few, wrong, or two that changed places.
 * Short words may only have letters that changed places or were doubled, and from four letters on
 * wrong or missing vowels; from six letters on one error of any kind is forgiven, two from eight on.
 *
 * @param known the words that may be meant, with how often each is used
 */
export function createCorrector(known: ReadonlyMap<string, number>): Corrector {
  // The first letter is seldom the wrong one, and asking for it leaves a twentieth to compare.
  const byFirst = Map.groupBy(known.keys(), (word) => word.charAt(0));

  return (word) => {
    // "behåla" is "behålla" rather than "betala": people know how a word begins.
    const commonStart = (other: string) => {
      const end = [...word].findIndex((letter, index) => letter !== other[index]);
      return end === -1 ? word.length : end;
    };
    const limit = word.length < 3 ? 0 : word.length < 8 ? 1 : 2;
    const letters = sorted(word);
    let best: { word: string; errors: number } | undefined;
    for (const candidate of limit === 0 ? [] : (byFirst.get(word.charAt(0)) ?? [])) {
      // In a short word any other error gives another real word: "king" is not meant to be "kind".
      const isShort = Math.min(word.length, candidate.length) < 6;
      if (isShort && sorted(candidate) !== letters && !soundsLike(candidate, word)) continue;
      const errors = errorsBetween(word, candidate, best ? best.errors : limit);
      if (errors > limit || (best && errors > best.errors)) continue;
      const lead = best
        ? errors - best.errors ||
          Number(undoubled(best.word) === undoubled(word)) -
            Number(undoubled(candidate) === undoubled(word)) ||
          commonStart(best.word) - commonStart(candidate)
        : -1;
      const isOftener = (known.get(candidate) ?? 0) > (known.get(best?.word ?? '') ?? 0);
      if (lead < 0 || (lead === 0 && isOftener)) best = { word: candidate, errors };
    }
    return best?.word;
  };
}

function sorted(word: string): string {
  return [...word].toSorted().join('');
}

/** "numbr" is like "number" and "prise" like "price": the vowels are what people miss. */
function soundsLike(one: string, other: string): boolean {
  if (undoubled(one) === undoubled(other)) return true;
  const isLong = Math.min(one.length, other.length) >= 4;
  return isLong && one.slice(0, 2) === other.slice(0, 2) && consonants(one) === consonants(other);
}

/** "price" is "prs". */
function consonants(word: string): string {
  return undoubled(word.replace(/[cz]/g, 's').replace(/[aeiouyåäö]/g, ''));
}

/** "boook" and "book" are "bok". */
function undoubled(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}

/** How many typing errors lie between two words (optimal string alignment); more than `limit` counts as Infinity. */
function errorsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        at(above, column) + 1,
        at(line, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      );
      const changedPlaces =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (changedPlaces) least = Math.min(least, at(before, column - 2) + 1);
      line.push(least);
    }
    if (Math.min(...line) > limit) return Infinity;
    [before, above] = [above, line];
  }
  return at(above, b.length);
}

function at(list: readonly number[], index: number): number {
  return list[index] ?? Infinity;
}
