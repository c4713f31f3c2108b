import type { Mention } from './findings.ts';
import { type MissingService, remedy } from './services.ts';

/** What is left before the site is its owner's. */
export interface OpenPoints {
  /** Undefined once content/sample.json has been deleted: its names are unknown then. */
  readonly sample: readonly Mention[] | undefined;
  /** Invented facts of `content/`. */
  readonly invented: readonly { readonly file: string; readonly field: string; readonly value: string }[];
  readonly services: readonly MissingService[];
  /** A sentence for each pair of colours that cannot be read well enough. */
  readonly colours: readonly string[];
}

/** All that an owner should know before publishing. */
export interface Findings extends OpenPoints {
  /** A sentence for each field and file that stops a build, with its place. */
  readonly wrong: readonly string[];
  /** A sentence for each text that could be better, with its place. */
  readonly warnings: readonly string[];
  /** Where texts name the country or the currency which they were written for, and the owner has another. */
  readonly foreign: readonly Mention[];
  /** The questions for a lawyer. */
  readonly legal: readonly { readonly file: string; readonly line: number; readonly name: string }[];
}

type Row = readonly [left: string, right: string];

/** The page that `npm run doctor` prints: a section for each kind of finding, its columns aligned. */
export function report(findings: Findings): string {
  const { wrong, sample, invented, services, colours, warnings, foreign, legal } = findings;
  const sentence = (text: string): Row => [text, ''];
  const mention = ({ file, line, names }: Mention): Row => [`${file}:${line}`, names.join(', ')];
  // It also names what to look for where the country is another.
  const whatThen = foreign.length === 0 ? ': delete content/sample.json and e2e/appearance/' : '';
  const sections: readonly (readonly [title: string, rows: readonly Row[], none?: string])[] = [
    ['Wrong in content/ (this stops the build)', wrong.map(sentence)],
    [
      'Sample texts',
      (sample ?? []).map(mention),
      sample ? `none${whatThen}` : 'not looked for: there is no content/sample.json',
    ],
    [
      'Invented facts (take out of "placeholders" what you have made true, add figures to "checked")',
      invented.map(({ file, field, value }) => [`${file}, ${field}`, value]),
    ],
    [
      'Services without keys (docs/owner.md, “Environment”)',
      services.map((service) => [service.name, remedy(service)]),
    ],
    ['Colours that cannot be read well enough (WCAG 2.2 AA, src/styles/tokens.css)', colours.map(sentence)],
    ['Texts that could be better', warnings.map(sentence)],
    ['Texts that name another country or currency than yours', foreign.map(mention)],
    ['For your lawyer', legal.map(({ file, line, name }) => [`${file}:${line}`, name])],
  ];
  return sections.map(([title, rows, none = 'none']) => section(title, none, rows)).join('\n\n');
}

/**
 * What is left before publishing, in one line.
 *
 * @returns `undefined` when nothing is
 */
export function summary({
  sample = [],
  invented,
  services,
  colours,
  foreign = [],
}: OpenPoints & Partial<Findings>): string | undefined {
  const counts = [
    counted(sample.length, 'line of sample text', 'lines of sample text'),
    counted(invented.length, 'invented fact', 'invented facts'),
    counted(services.length, 'service without keys', 'services without keys'),
    counted(
      foreign.length,
      'line about another country or currency',
      'lines about another country or currency',
    ),
    counted(colours.length, 'colour that is hard to read', 'colours that are hard to read'),
  ].filter((count) => count !== undefined);
  return counts.length === 0 ? undefined : `Before you publish: ${counts.join(', ')}. See npm run doctor.`;
}

function counted(count: number, one: string, many: string): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? one : many}`;
}

function section(title: string, none: string, rows: readonly Row[]): string {
  if (rows.length === 0) return `${title}: ${none}`;
  const width = Math.max(...rows.map(([left]) => left.length));
  const lines = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd());
  return [`${title}: ${rows.length}`, ...lines].join('\n');
}
