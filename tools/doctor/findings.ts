import { globSync } from 'tinyglobby';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { figureTexts } from '../../src/collections/figures/figures.ts';
import { fieldOf } from '../../src/collections/owner/schema.ts';
import { type Facts, textValues } from '../../src/collections/texts/text-values.ts';
import { coloursOf } from '../../src/styles/colours.ts';
import { weakPairs, weakPairSentence } from '../../src/styles/contrast.ts';
import { readContent, readText, root } from '../../src/integrations/content/read-content.ts';
import { placed } from '../../src/integrations/content/content-report.ts';
import { contentWarnings } from '../../src/integrations/content/warnings.ts';
import type { Findings, OpenPoints } from './report.ts';
import { type Environment, missingServices } from './services.ts';
import type { ContentProblem } from '../../src/collections/content-error.ts';
import type { Site } from '../../src/collections/owner/schema.ts';
import { textsOf } from '../../src/collections/texts/dictionary-rules.ts';

/** What names the brand beside the site itself. */
const namingFiles = ['content/**/*.{json,md,svg,yaml}', 'README.md', 'package.json', 'supabase/config.toml'];

/** The groups of the locale files that are read as promises. */
const legalGroups = ['privacy', 'terms', 'cookies'];

/**
 * Looks through the project.
 *
 * @param environment the variables of docs/owner.md, "Environment"
 * @throws {ContentError} when `content/` or the colours are wrong
 */
export function findings(environment: Environment): Findings {
  const content = readContent();
  return {
    ...openPoints(environment, content),
    warnings: [...contentWarnings(content), ...factWarnings(content.site)].map(
      (problem) => placed(problem).sentence,
    ),
    legal: [...locales.flatMap(legalTexts), ...lawyerQuestions()],
  };
}

/**
 * What keeps the site from being its owner's. Every build tells it, so no text is read for what could be better.
 *
 * @param environment the variables of docs/owner.md, "Environment"
 * @throws {Error} when the colours are wrong
 */
export function openPoints(environment: Environment, facts: Facts): OpenPoints {
  const sample = readSample();
  return {
    sample: sample && sampleSightings(files(), sample.names),
    invented: inventedFacts(facts, files()),
    services: missingServices(environment, facts.site),
    colours: colourProblems(),
  };
}

/** A sentence for each pair of the site's colours that is too weak, in either theme. */
export function colourProblems(): string[] {
  const css = readText('src/styles/tokens.css') ?? '';
  return (['day', 'night'] as const).flatMap((theme) =>
    weakPairs(coloursOf(css, theme)).map((pair) => weakPairSentence(pair, theme)),
  );
}

function files(): { path: string; text: string }[] {
  const paths = globSync(namingFiles, { cwd: root }).toSorted();
  return paths.map((path) => ({ path, text: readText(path) ?? '' }));
}

/**
 * The facts that are still invented, with the texts that name them.
 *
 * @param texts the files of `content/`
 */
export function inventedFacts(
  facts: Facts,
  texts: readonly { readonly path: string; readonly text: string }[],
): OpenPoints['invented'] {
  return (['site', 'service', 'figures'] as const).flatMap((name) =>
    facts[name].placeholders.map((field) => {
      const mark = new RegExp(String.raw`\{${field === 'assistant.name' ? 'bot' : field}[.:}]`);
      return {
        file: `content/${name}.json`,
        field,
        value: shown(facts, name, field),
        texts: [...new Set(texts.flatMap(({ path, text }) => placesOf(mark, path, text)))],
      };
    }),
  );
}

/** Where a file names a fact: groups of a locale file, topics of the answers, articles. */
function placesOf(mark: RegExp, path: string, text: string): string[] {
  if (!mark.test(text) || path.endsWith('README.md')) return [];
  const [, kind, id = ''] = path.split('/');
  if (kind !== 'locales') return kind === 'faq' || kind === 'blog' ? [`${kind}/${id}`] : [];
  return Object.entries(JSON.parse(text) as object).flatMap(([group, strings]) =>
    mark.test(JSON.stringify(strings)) ? [group] : [],
  );
}

/** More figures than these are counted, not listed. */
const listed = 6;

/** A fact as a line of text: of a person the name, of a group its texts, of figures what they come to. */
function shown(facts: Facts, name: keyof Facts, field: string): string {
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

/** The lines of content/lawyer.md that begin with a dash. */
function lawyerQuestions(): Findings['legal'] {
  const file = 'content/lawyer.md';
  return (readText(file) ?? '').split('\n').flatMap((text, index) => {
    const [, name] = /^- (.+)$/.exec(text) ?? [];
    return name === undefined ? [] : [{ file, line: index + 1, name }];
  });
}

function legalTexts(locale: Locale): Findings['legal'] {
  const file = `content/locales/${locale}.json`;
  const lines = (readText(file) ?? '').split('\n');
  return legalGroups.flatMap((name) => {
    const index = lines.findIndex((line) => line.startsWith(`  "${name}":`));
    return index < 0 ? [] : [{ file, line: index + 1, name }];
  });
}

/** What `content/sample.json` says of the sample's texts. */
export interface Sample {
  /** What only the sample says, such as its brand. */
  readonly names: readonly string[];
  /** The texts that were agreed word for word, by file and field. */
  readonly agreed: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** @returns undefined once an owner has deleted `content/sample.json` */
export function readSample(): Sample | undefined {
  const text = readText('content/sample.json');
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

/** Hosts that exist for examples and tests alone (RFC 2606 and 6761). */
const exampleHost =
  /(?<![\w.-])(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?![\w-]|\.\w)/;

/**
 * Facts of `content/site.json` that name a host that does not exist, though nobody calls them invented. The demo account
 * needs none that does.
 */
export function factWarnings(site: Site): ContentProblem[] {
  const file = 'content/site.json';
  const isInvented = (field: string) =>
    ['demoAccount', ...site.placeholders].some((name) => field === name || field.startsWith(`${name}.`));
  return textsOf(site).flatMap(([field, text]) => {
    const [host] = exampleHost.exec(text) ?? [];
    if (host === undefined || isInvented(field)) return [];
    const message = `names ${host}, which exists for examples alone. Write your own, or list the field in "placeholders".`;
    return [{ file, field, message }];
  });
}
