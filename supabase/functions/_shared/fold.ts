/** Letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  þ: 'th',
};

/** A text in lower case without diacritics, as on a foreign keyboard: “Överlåta” becomes “overlata”. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most words have nothing to fold.
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return lower
    .replace(/[æøœßđłþ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
