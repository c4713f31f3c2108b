import { globSync } from 'tinyglobby';
import { parseJson, textOf } from '../../src/content/content-files.ts';
import { byLocale, countryName, defaultLocale, languages, type Locale } from '../../src/site/locales.ts';
import { figureTexts } from '../../src/content/figures/figures.ts';
import { fieldOf } from '../../src/content/fields.ts';
import { fillText } from '../../src/content/texts/placeholders.ts';
import { type Facts, textValues, type TextValues } from '../../src/content/texts/text-values.ts';
import { colourProblems } from '../../src/styles/contrast.ts';
import { languageOfFile, sentenceFiles, sentenceLines } from '../../src/integrations/content/check-texts.ts';
import { root } from '../../src/integrations/content/read-content.ts';
import { contentReport } from '../../src/integrations/content/content-report.ts';
import type { Findings, OpenPoints } from './report.ts';
import { type Environment, missingServices } from './services.ts';

/**
 * Looks through the project.
 *
 * @param environment the variables of docs/owner.md, "Environment"
 * @throws naming all that is wrong in `content/` when the facts are, or the English texts, by which all others are judged
 */
export async function findings(environment: Environment): Promise<Findings> {
  const { content, wrong, warnings } = await contentReport(new Date());
  if (!content) throw new Error(wrong.join('\n'));
  return {
    ...openPoints(environment, content),
    wrong,
    warnings,
    foreign: foreignTexts(
      content.site.country,
      byLocale((locale) => textValues(content, locale).currency ?? ''),
      readSample()?.authorities ?? [],
    ),
    legal: lawyerQuestions(textOf(lawyerFile, root) ?? '', textValues(content, defaultLocale)),
  };
}

/**
 * What is left to do before the site is its owner's. Each build prints it, so it skips the warnings about texts.
 *
 * @param environment the variables of docs/owner.md, "Environment"
 * @throws {Error} when the colours are wrong
 */
export function openPoints(environment: Environment, facts: Facts): OpenPoints {
  const sample = readSample();
  return {
    sample: sample && sampleMentions(namingFiles(), sample.names),
    invented: inventedFacts(facts),
    services: missingServices(environment, facts.site),
    colours: colourProblems(textOf('src/styles/tokens.css', root) ?? ''),
  };
}

/** What names the brand: `content/`, and what owners change beside it, but not the list of the names itself. */
function namingFiles(): { path: string; text: string }[] {
  return readFiles([
    'content/**/*.{json,md,svg,yaml}',
    'README.md',
    'package.json',
    'supabase/config.toml',
  ]).filter(({ path }) => path !== sampleFile);
}

function readFiles(patterns: string[]): { path: string; text: string }[] {
  const paths = globSync(patterns, { cwd: root }).toSorted();
  return paths.map((path) => ({ path, text: textOf(path, root) ?? '' }));
}

/** The facts that are still invented, and the groups of figures that the owner has not checked yet. */
export function inventedFacts(facts: Facts): OpenPoints['invented'] {
  const { checked, ...groups } = facts.figures;
  const fields = {
    // Those of pages that are left out are no longer there.
    site: facts.site.placeholders.filter((field) => fieldOf(facts.site, field) !== undefined),
    service: facts.service.placeholders,
    figures: Object.entries(groups).flatMap(([name, group]) =>
      checked.includes(name) || isLeftOut(group) ? [] : [name],
    ),
  };
  return (['site', 'service', 'figures'] as const).flatMap((name) =>
    fields[name].map((field) => ({
      file: `content/${name}.json`,
      field,
      value: valueOf(facts, name, field),
    })),
  );
}

function isLeftOut(group: object | undefined): boolean {
  return Object.values(group ?? {}).every((figure) => figure === null);
}

/** More figures than these are counted, not listed. */
const listed = 7;

/** A fact as a line of text: of a person the name, of a group its texts, of figures what they come to. */
function valueOf(facts: Facts, name: keyof Facts, field: string): string {
  if (name === 'figures') {
    const given = Object.entries(figureTexts(facts.figures, defaultLocale)).filter(
      ([path]) => fieldOf(facts.figures, path) !== undefined, // the others are computed, or written in words
    );
    const own = given.filter(([path]) => path.startsWith(`${field}.`));
    if (own.length > listed) return `${own.length} figures`;
    // The sliders and the scopes are in no text.
    if (own.length === 0) return Object.keys(Object(fieldOf(facts.figures, field)) as object).join(', ');
    return own.map(([path, text]) => `${path.slice(field.length + 1)} ${text}`).join(', ');
  }
  const text = textValues(facts, defaultLocale)[field];
  if (text) return text;
  const value = fieldOf(facts[name], field);
  if (!(value instanceof Object)) return String(value);
  return 'name' in value ? String(value.name) : Object.values(value).join(', ');
}

const lawyerFile = 'content/lawyer.md';

/** The lines of `content/lawyer.md` that begin with a dash; sentences that name a fact which is left out go. */
export function lawyerQuestions(text: string, values: TextValues): Findings['legal'] {
  return text.split('\n').flatMap((line, index) => {
    const name = line.startsWith('- ') ? fillText(line.slice(2), values) : '';
    return name === '' ? [] : [{ file: lawyerFile, line: index + 1, name }];
  });
}

/** The country whose law, courts and authorities the texts name, and the currency of their prices. */
const writtenFor = { country: 'SE', currency: 'SEK' };

/**
 * The sentences that name the country, its language or the currency which the texts were written for, where the owner has
 * another.
 *
 * @param money what stands beside the digits of a price in each language
 * @param authorities the country's authorities and laws that the texts name
 */
export function foreignTexts(
  country: string,
  money: Readonly<Record<Locale, string>>,
  authorities: readonly string[],
  files = readFiles(sentenceFiles),
): Mention[] {
  const patterns = byLocale((locale) => {
    const currency = currencyNames(locale).includes(money[locale]) ? [] : currencyNames(locale);
    const names = [...countryNames(locale), ...authorities.map(escaped)];
    return wordPattern([
      ...(country === writtenFor.country ? [] : names.map((name) => `${name}\\p{L}*`)),
      ...currency.map((name) => `${escaped(name)}(?!\\p{L})`),
    ]);
  });
  return files.flatMap(({ path, text }) => {
    const locale = languageOfFile(path);
    return locale ? mentionsIn(path, sentenceLines(text), patterns[locale]) : [];
  });
}

/** How words begin that name the country or its language, as parts of regular expressions. */
function countryNames(locale: Locale): string[] {
  const { language } = new Intl.Locale(`und-${writtenFor.country}`).maximize();
  const { intl } = languages[locale];
  const names = [
    countryName(writtenFor.country, locale),
    String(new Intl.DisplayNames(intl, { type: 'language' }).of(language)),
  ];
  // The last letter is where words are inflected: Sveriges, svenskt.
  return names.map(
    (name) => `[${name.charAt(0).toUpperCase()}${name.charAt(0).toLowerCase()}]${name.slice(1, -1)}`,
  );
}

/** The code of the currency, its sign, and what it is called: SEK, kr, kronor. */
function currencyNames(locale: Locale): string[] {
  const { currency } = writtenFor;
  const shown = (currencyDisplay: 'narrowSymbol' | 'name') =>
    new Intl.NumberFormat(languages[locale].intl, { style: 'currency', currency, currencyDisplay })
      .formatToParts(2)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  return [currency, shown('narrowSymbol'), shown('name').split(' ').at(-1) ?? currency];
}

const sampleFile = 'content/sample.json';

/** What `content/sample.json` says of the sample's texts. */
export interface Sample {
  /** What only the sample says, such as its brand. */
  readonly names: readonly string[];
  /** Authorities and laws of the country that the texts were written for. */
  readonly authorities: readonly string[];
  /** The texts that were agreed word for word, by file and field. */
  readonly agreed: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** @returns undefined once an owner has deleted `content/sample.json` */
export function readSample(): Sample | undefined {
  const text = textOf(sampleFile, root);
  return text === undefined ? undefined : (parseJson(sampleFile, text) as Sample);
}

/** A line in which an owner finds what may have to go. */
export interface Mention {
  readonly file: string;
  readonly line: number;
  /** As they stand there. */
  readonly names: readonly string[];
}

/**
 * The lines of files that still name the sample, in the order of the files.
 *
 * @param names what only the sample says, whatever its case, such as the brand
 */
export function sampleMentions(
  files: readonly { readonly path: string; readonly text: string }[],
  names: readonly string[],
): Mention[] {
  const pattern = wordPattern(names.map(escaped), 'i');
  return files.flatMap(({ path, text }) => mentionsIn(path, text.split('\n'), pattern));
}

/** A name begins a word: "Sara" is not in "vansara", but "Saras" is hers. Without names it finds nothing. */
function wordPattern(names: readonly string[], flags = ''): RegExp {
  return new RegExp(names.length === 0 ? '(?!)' : `(?<![\\p{L}\\p{N}])(?:${names.join('|')})`, `${flags}gu`);
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function mentionsIn(file: string, lines: readonly string[], pattern: RegExp): Mention[] {
  return lines.flatMap((line, index): Mention[] => {
    const names = [...new Set(line.match(pattern))];
    return names.length === 0 ? [] : [{ file, line: index + 1, names }];
  });
}
