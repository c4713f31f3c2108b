import { globSync } from 'tinyglobby';
import { textOf } from '../../src/collections/content-files.ts';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { figureTexts } from '../../src/collections/figures/figures.ts';
import { fieldOf } from '../../src/collections/owner/schema.ts';
import { fillText } from '../../src/collections/texts/placeholders.ts';
import { type Facts, textValues, type TextValues } from '../../src/collections/texts/text-values.ts';
import { colourProblems } from '../../src/styles/contrast.ts';
import { readContent, root } from '../../src/integrations/content/read-content.ts';
import { contentReport } from '../../src/integrations/content/content-report.ts';
import type { Findings, OpenPoints } from './report.ts';
import { type Environment, missingServices } from './services.ts';

/** The groups of the locale files that are read as promises. */
const legalGroups = ['privacy', 'terms', 'cookies'];

/**
 * Looks through the project.
 *
 * @param environment the variables of docs/owner.md, "Environment"
 * @throws {ContentError} when `content/` or the colours are wrong
 */
export async function findings(environment: Environment): Promise<Findings> {
  const content = readContent();
  const { warnings } = await contentReport(new Date());
  return {
    ...openPoints(environment, content),
    warnings,
    legal: [
      ...foreignLaw(content.site),
      ...locales.flatMap((locale) => legalTexts(locale, content.site)),
      ...lawyerQuestions(textOf(lawyerFile, root) ?? '', textValues(content, defaultLocale)),
    ],
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
    sample: sample && sampleSightings(namingFiles(), sample.names),
    invented: inventedFacts(facts),
    services: missingServices(environment, facts.site),
    colours: colourProblems(textOf('src/styles/tokens.css', root) ?? ''),
  };
}

/** What names the brand: `content/`, and what owners change beside it, but not the list of the names itself. */
function namingFiles(): { path: string; text: string }[] {
  const names = ['content/**/*.{json,md,svg,yaml}', 'README.md', 'package.json', 'supabase/config.toml'];
  const paths = globSync(names, { cwd: root, ignore: sampleFile }).toSorted();
  return paths.map((path) => ({ path, text: textOf(path, root) ?? '' }));
}

/** The facts that are still invented. */
export function inventedFacts(facts: Facts): OpenPoints['invented'] {
  return (['site', 'service', 'figures'] as const).flatMap((name) =>
    facts[name].placeholders.map((field) => ({
      file: `content/${name}.json`,
      field,
      value: valueOf(facts, name, field),
    })),
  );
}

/** More figures than these are counted, not listed. */
const listed = 6;

/** A fact as a line of text: of a person the name, of a group its texts, of figures what they come to. */
function valueOf(facts: Facts, name: keyof Facts, field: string): string {
  if (name === 'figures') {
    const all = Object.entries(figureTexts(facts.figures, defaultLocale));
    const own = all.filter(([path]) => path.startsWith(`${field}.`) && !path.endsWith(':words'));
    if (own.length > listed) return `${own.length} figures`;
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

/** The country whose law, courts and authorities the texts name. */
const lawOfTexts = 'SE';

/** Says so where the company is in another country. */
export function foreignLaw({ country }: Pick<Facts['site'], 'country'>): Findings['legal'] {
  const name = `the texts name Swedish law, courts and authorities, but the company's country is ${country}: search content/ for Sweden, Swedish, Sverige and svensk`;
  return country === lawOfTexts ? [] : [{ file: 'content/site.json', line: 1, name }];
}

function legalTexts(locale: Locale, { analytics }: Facts['site']): Findings['legal'] {
  const file = `content/locales/${locale}.json`;
  const lines = (textOf(file, root) ?? '').split('\n');
  return legalGroups.flatMap((name) => {
    if (name === 'cookies' && analytics.length === 0) return [];
    const index = lines.findIndex((line) => line.startsWith(`  "${name}":`));
    return index < 0 ? [] : [{ file, line: index + 1, name }];
  });
}

const sampleFile = 'content/sample.json';

/** What `content/sample.json` says of the sample's texts. */
export interface Sample {
  /** What only the sample says, such as its brand. */
  readonly names: readonly string[];
  /** The texts that were agreed word for word, by file and field. */
  readonly agreed: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** @returns undefined once an owner has deleted `content/sample.json` */
export function readSample(): Sample | undefined {
  const text = textOf(sampleFile, root);
  return text === undefined ? undefined : (JSON.parse(text) as Sample);
}

/** A line in which the sample's names still stand. */
export interface Sighting {
  readonly file: string;
  readonly line: number;
  /** The names as the list writes them. */
  readonly names: readonly string[];
}

/**
 * The lines of files that still name the sample, in the order of the files.
 *
 * @param names what only the sample says, whatever its case, such as the brand
 */
export function sampleSightings(
  files: readonly { readonly path: string; readonly text: string }[],
  names: readonly string[],
): Sighting[] {
  // A name begins a word: "Sara" is not in "vansara", but "Saras" is hers.
  const patterns = names.map((name) => ({
    name,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu'),
  }));
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index): Sighting[] => {
      const found = patterns.filter(({ pattern }) => pattern.test(line)).map(({ name }) => name);
      return found.length === 0 ? [] : [{ file: path, line: index + 1, names: found }];
    }),
  );
}
