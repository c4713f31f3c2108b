/** Control characters, halves of characters and code points that are none: XML may not hold them, and no page shows them. */
const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/u;

/** A character as HTML and markdown may write it: &#11; or &#xB;. */
const reference = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;

/** Familiar names of such characters. */
const names: Readonly<Record<string, string>> = {
  '\v': ', a line break of PowerPoint',
  '\f': ', a page break',
};

/** How much of the line before the character says where it is. */
const wordsBefore = 25; // characters

/**
 * The first character of a text that no page can show.
 *
 * @returns undefined where it holds none, else where it is and the remedy
 */
export function characterFault(
  text: string,
): { readonly index: number; readonly message: string } | undefined {
  const found = unprintable.exec(text) ?? referenceTo(text);
  if (!found) return undefined;
  const { index, 0: character } = found;
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, index).split('\n').at(-1)?.slice(-wordsBefore).trim();
  const place = before ? `after “${before}”` : 'at the beginning';
  const message = `holds an invisible character (U+${code}${names[character] ?? ''}) ${place}, which breaks feeds. Delete it there, and press Enter where a line should end.`;
  return { index, message };
}

/** The first reference to such a character, which markdown would decode. */
function referenceTo(text: string): { readonly index: number; readonly 0: string } | undefined {
  for (const { 1: hexadecimal, 2: decimal, index } of text.matchAll(reference)) {
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    const character = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    if (unprintable.test(character)) return { index, 0: character };
  }
  return undefined;
}
