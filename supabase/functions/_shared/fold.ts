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

/** A text in lower case without marks above and below its letters: “Överlåta” is “overlata”. The assistant’s is in its language/words.ts. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[æøœßđłþ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
