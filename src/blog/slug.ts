/** Letters that are no other letter with a mark. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  þ: 'th',
};

/**
 * A text as a part of an address: small letters a–z, digits and hyphens. `Så räknar ni: 3 steg` gives
 * `sa-raknar-ni-3-steg`.
 *
 * @returns an empty text where nothing of it can stand in an address
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[æøœßđłþ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
