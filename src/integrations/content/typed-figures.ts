import { globSync } from 'tinyglobby';
import type { ContentProblem } from '../../collections/content-error.ts';
import { figureTexts } from '../../collections/figures/figures.ts';
import type { Figures } from '../../collections/figures/figures-schema.ts';
import { type Locale, locales } from '../../i18n/locales.ts';

/** Where texts stand that may name figures; the language is the end of each name. */
const textFiles = ['content/locales/*.json', 'content/blog/*/*.md', 'content/faq/*/*.yaml'];

/** What is no sentence of the site's own: code, addresses, dates, and how visitors ask. */
const exempt =
  /^```[\s\S]*?^```|`[^`\n]*`|\]\([^)\n]*\)|https?:\S+|\d{4}-\d\d-\d\d|^ *wordings: [|>].*(?:\n {6,}.*|\n(?=\n))*/gm;

/** The files below `folder` that `typedFigures` looks through. */
export function filesWithFigures(folder: string): string[] {
  return globSync(textFiles, { cwd: folder }).toSorted();
}

/**
 * Figures that a text states in digits of its own, though a placeholder would follow content/figures.json: amounts,
 * percentages, ranges, and what is computed from 100 up. Other numbers may mean anything.
 *
 * @param file from the project's root
 * @param text what stands in it
 */
export function typedFigures(file: string, text: string, figures: Figures): ContentProblem[] {
  const locale = locales.find((each) => file.match(/(\w+)\.\w+$/)?.[1] === each);
  if (!locale) return [];
  const known = tellingFigures(figures, locale);
  const pattern = new RegExp(
    `(?<![\\d–,.])(?:${[...known.keys()].map(escaped).join('|')})(?![\\d–]|[,.]\\d)`,
    'g',
  );
  const lines = text.replaceAll(exempt, (part) => part.replaceAll(/[^\n]/g, ' ')).split('\n');
  return lines.flatMap((line, index) =>
    [...line.replaceAll(/[^\S\n]|\u2060/g, ' ').matchAll(pattern)].map(([digits]) => {
      const names = (known.get(digits) ?? []).map((name) => `{${name}}`).join(' or ');
      const message = `says “${digits}”, which content/figures.json decides. Write ${names}, or other words where it means something else.`;
      return { file, field: '', line: index + 1, message };
    }),
  );
}

/** The figures that are recognised by their digits, each with its names. */
function tellingFigures(figures: Figures, locale: Locale): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, text] of Object.entries(figureTexts(figures, locale))) {
    const hasUnit = /\d/.test(text) && /[^\d\s.,–−]/.test(text);
    const isRange = /\d–\d/.test(text);
    const isComputed = /^(?:rules|example|prices)\./.test(name) && /^\d[\d\s,]{2,}$/.test(text);
    const isNothing = /^\D*0\D*$/.test(text);
    if ((hasUnit || isRange || isComputed) && !isNothing)
      found.set(text, [...(found.get(text) ?? []), name].slice(0, 2));
  }
  return found;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
