/** Micro-typography: non-breaking spaces keep numbers with their units, and similar pairs, on one line. */

import type { TextTree } from './format.ts';
import type { Language } from './languages/language.ts';
import { languages, locales } from './locales.ts';

const space = '\u00a0';

/** The words of all languages, as alternatives of a regular expression: texts also use words from other languages. */
function alternatives(kind: (typography: Language['typography']) => readonly string[]): string {
  return locales.flatMap((locale) => kind(languages[locale].typography)).join('|');
}

/** Words that belong to the preceding number. */
const units = `%|kr|SEK|euro?s?|EUR|kB|MB|px|s|ms|${alternatives((typography) => typography.units)}`;
const references = `SEK|EUR|§|${alternatives((typography) => typography.references)}`;
const months = alternatives((typography) => typography.months);

const rules: readonly (readonly [RegExp, string])[] = [
  // 25 000
  [/(?<=\d) (?=\d{3}(?!\d))/g, space],
  // 30 minutes, 2–4 veckor, 38 %
  [new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu'), space],
  // SEK 25,000, artikel 6, § 3
  [new RegExp(`(?<=(?:^|[^\\p{L}])(?:${references})) (?=\\d)`, 'gu'), space],
  // 9 a §
  [/(?<=\d) (?=[a-z] §)|(?<=\d[ \u00a0][a-z]) (?=§)/g, space],
  // 24 October, 24 oktober
  [new RegExp(`(?<=\\b\\d{1,2}) (?=(?:${months})\\p{L}*)`, 'gu'), space],
  // 2–4: no break after the dash either.
  [/(?<=\d)–(?=\d)/g, '–\u2060'],
  // +46 70 174 06 05
  [/(?<=\+\d[\d\s]*) (?=\d)/g, space],
  // A dash between phrases never starts a line.
  [/ (?=– )/g, space],
];

export function typeset(text: string): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** After the hyphen of set-up, E-faktura, AI-agent, but not of addresses, where a slash or another symbol comes before it. */
const shortCompound = /(?<=(?:^|[\s([“”"‘’«»])\p{L}{1,3}-)(?=\p{L}{2,12}(?!\p{L}))/gu;

/**
 * For running text: no line ends with the short first part of a compound. Not for field names, which must stay exactly as
 * spoken.
 */
export function typesetProse(text: string): string {
  return typeset(text).replace(shortCompound, '\u2060');
}

/** A text with plain spaces, as its author typed it, for comparisons. */
export function untypeset(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll(space, ' ');
}

/** Applies `typeset` to all texts in a tree except those for machines, under `meta`. */
export function typesetAll<Tree extends TextTree>(tree: Tree): Tree {
  return setTree(tree) as Tree;
}

function setTree(tree: TextTree): TextTree {
  if (typeof tree === 'string') return typeset(tree);
  if (tree === undefined) return undefined;
  if (Array.isArray(tree)) return tree.map(setTree);
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, key === 'meta' ? value : setTree(value)]),
  );
}
