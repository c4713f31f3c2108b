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
  // The first letter is seldom the wrong one, and a word with more letters too many or too few than
  // are forgiven cannot be meant: together they leave a hundredth to compare.
  const group = (first: string, length: number) => `${first}${length}`;
  const groups = Map.groupBy(known.keys(), (word) => group(word.charAt(0), word.length));

  return (word) => {
    // "behåla" is "behålla" rather than "betala": people know how a word begins.
    const commonStart = (other: string) => {
      const end = [...word].findIndex((letter, index) => letter !== other[index]);
      return end === -1 ? word.length : end;
    };
    const limit = word.length < 3 ? 0 : word.length < 8 ? 1 : 2;
    const letters = sorted(word);
    let best: { word: string; errors: number } | undefined;
    const lengths =
      limit === 0 ? [] : Array.from({ length: 2 * limit + 1 }, (_, step) => word.length - limit + step);
    const candidates = lengths.flatMap((length) => groups.get(group(word.charAt(0), length)) ?? []);
    for (const candidate of candidates) {
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

/**
 * How many typing errors lie between two words (optimal string alignment); more than `limit` counts
 * as Infinity. Only the cells near the diagonal are filled: all others hold more errors than that.
 */
function errorsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  const tooMany = limit + 1;
  let before = Array<number>(b.length + 1).fill(tooMany);
  let above = Array.from(before, (_, column) => Math.min(column, tooMany));
  let line = [...before];
  for (let row = 1; row <= a.length; row += 1) {
    const from = Math.max(1, row - limit);
    const to = Math.min(b.length, row + limit);
    line[from - 1] = from === 1 ? Math.min(row, tooMany) : tooMany;
    let rowLeast = at(line, from - 1);
    for (let column = from; column <= to; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        (column === row + limit ? tooMany : at(above, column)) + 1,
        at(line, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      );
      const changedPlaces =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (changedPlaces) least = Math.min(least, at(before, column - 2) + 1);
      line[column] = least;
      rowLeast = Math.min(rowLeast, least);
    }
    if (rowLeast > limit) return Infinity;
    [before, above, line] = [above, line, before];
  }
  const errors = at(above, b.length);
  return errors > limit ? Infinity : errors;
}

function at(list: readonly number[], index: number): number {
  return list[index] ?? Infinity;
}
