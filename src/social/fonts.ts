import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';

export type Weight = 400 | 700;

/** A font file in the form that satori takes. */
export interface FontFile {
  readonly name: string;
  readonly weight: Weight;
  readonly data: Buffer;
}

/** The face of the site. Its own file is a variable woff2, of which satori reads neither. */
export const family = 'Schibsted Grotesk';

const { resolve } = createRequire(import.meta.url);

/** Latin holds åäö; the extended part is for names such as Łukasz. */
export const fontFiles: readonly FontFile[] = ([400, 700] as const).flatMap((weight) =>
  ['latin', 'latin-ext'].map((part) => ({
    name: family,
    weight,
    data: readFileSync(
      resolve(`@fontsource/schibsted-grotesk/files/schibsted-grotesk-${part}-${weight}-normal.woff`),
    ),
  })),
);

/** Changes when a font file does. */
export const fontFingerprint = fontFiles
  .reduce((hash, { data }) => hash.update(data), createHash('sha256'))
  .digest('hex');

const fonts: Readonly<Record<Weight, readonly Font[]>> = { 400: facesOf(400), 700: facesOf(700) };

function facesOf(weight: Weight): Font[] {
  return fontFiles
    .filter((file) => file.weight === weight)
    .map(({ data }) => {
      const font = create(data);
      if (font.isCollection) throw new Error(`${family} ${weight} is a collection of fonts.`);
      return font;
    });
}

/** Kerning is not measured. It narrows almost all words; the widest pair, WW, grows by 2 %. */
const kerning = 1.025;

/** How a text is set. */
export interface TextStyle {
  readonly weight: Weight;
  /** In pixels. */
  readonly size: number;
  /** Added after each character, in em. */
  readonly tracking: number;
}

/**
 * The most that a text in one line takes, in pixels.
 *
 * @throws when the font lacks a character, naming it
 */
export function textWidth(text: string, { weight, size, tracking }: TextStyle): number {
  const em = [...text].reduce((sum, character) => sum + advance(character, weight) + tracking, 0);
  return em * size * kerning;
}

const advances: Readonly<Record<Weight, Map<string, number>>> = { 400: new Map(), 700: new Map() };

function advance(character: string, weight: Weight): number {
  const known = advances[weight].get(character);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  const font = fonts[weight].find((face) => face.hasGlyphForCodePoint(code));
  if (!font) {
    const unicode = code.toString(16).toUpperCase().padStart(4, '0');
    throw new Error(`the font has no “${character}” (U+${unicode}). Leave it out of the texts of the page.`);
  }
  const em = font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
  advances[weight].set(character, em);
  return em;
}
