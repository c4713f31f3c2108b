import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';

const { resolve } = createRequire(import.meta.url);

/**
 * satori supports neither woff2 nor variable fonts. Latin contains åäö; the extended subset contains letters in names such as
 * Łukasz.
 */
const subsets = ['latin', 'latin-ext'] as const;

/** satori accepts one file per name and weight, so each subset has a different name. */
const nameOf = (subset: string): string => `Schibsted Grotesk ${subset}`;

export const fontFamily = subsets.map(nameOf).join(', ');

export const fonts = ([400, 700] as const).flatMap((weight) =>
  subsets.map((subset) => ({
    name: nameOf(subset),
    weight,
    data: readFileSync(
      resolve(`@fontsource/schibsted-grotesk/files/schibsted-grotesk-${subset}-${weight}-normal.woff`),
    ),
  })),
);

/** A text prepared for images: composed letters, plain spaces, and no invisible break characters. */
export function normalizeForFont(text: string): string {
  return text
    .normalize()
    .replace(/[\p{Cf}\uFE00-\uFE0F]/gu, '')
    .replaceAll('\u2011', '-')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/[^\P{Z}\u00a0]/gu, ' ');
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A character with its code: “é” (U+00E9). */
export function describeCharacter(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `“${character}” (U+${code})`;
}

export function graphemes(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** The distinct characters of texts that images cannot show: those for which satori requests another font. */
export async function missingCharacters(texts: readonly string[]): Promise<ReadonlySet<string>> {
  const lacking = new Set<string>();
  const children = [...new Set(texts.flatMap((text) => graphemes(normalizeForFont(text))))].join(' ');
  await satori(
    { type: 'div', key: null, props: { style: { fontFamily, display: 'block' }, children } },
    {
      width: 1000,
      height: 1000,
      fonts,
      loadAdditionalAsset: (_language, asked) => {
        for (const character of graphemes(asked)) lacking.add(character);
        return Promise.resolve([]);
      },
    },
  );
  return lacking;
}
