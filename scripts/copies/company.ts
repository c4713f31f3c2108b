/** Another company, made in a copy of the project by the README's “Make it your own”. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProjectCopy } from './copy-project.ts';

const companies = fileURLToPath(new URL('companies/', import.meta.url));

/** The brand's colours in hexadecimal codes, by theme and token. */
type Colours = Readonly<Record<'day' | 'night', Readonly<Record<string, string>>>>;

/**
 * Gives a copy the facts, articles, answers, texts, colours and mark of a company, and takes the sample away.
 *
 * @param name a folder of `companies/`: files as the company has them, its locale files and `colours.json` only with
 *   what it changes
 */
export async function becomeCompany(copy: ProjectCopy, name: string): Promise<void> {
  const own = (file: string) => readFileSync(join(companies, name, file), 'utf8');
  copy.remove('content/blog');
  copy.remove('content/faq');
  for (const file of filesOf(name)) {
    if (file === 'colours.json') {
      copy.edit('src/styles/tokens.css', (css) => recoloured(css, JSON.parse(own(file)) as Colours));
    } else if (file.startsWith('content/locales/')) {
      copy.edit(file, (text) => changedJson(text, JSON.parse(own(file))));
    } else {
      copy.write(file, own(file));
    }
  }
  copy.edit('package.json', (text) => changedJson(text, { name }));
  copy.edit('supabase/config.toml', (text) => text.replace(/^project_id = .*$/m, `project_id = "${name}"`));
  copy.remove('sample.json');
  copy.remove('e2e/appearance');
}

function filesOf(name: string): string[] {
  return readdirSync(join(companies, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(companies, name).length + 1));
}

function changedJson(text: string, patch: unknown): string {
  return JSON.stringify(merged(JSON.parse(text), patch), undefined, 2);
}

/** A JSON tree with the changes of a JSON Merge Patch (RFC 7396): `null` removes a key, lists are replaced. */
export function merged(tree: unknown, patch: unknown): unknown {
  if (!isGroup(patch)) return patch;
  const result: Record<string, unknown> = isGroup(tree) ? { ...tree } : {};
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete result[key];
    else result[key] = merged(result[key], change);
  }
  return result;
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recoloured(css: string, { day, night }: Colours): string {
  const [byDay = '', byNight = ''] = css.split(/(?=@media \(prefers-color-scheme: dark\))/);
  const paint = (part: string, colours: Colours['day']) =>
    Object.entries(colours).reduce(
      (text, [token, colour]) => text.replace(new RegExp(`(--${token}: )#\\w+`), `$1${colour}`),
      part,
    );
  return paint(byDay, day) + paint(byNight, night);
}

/** A text with other words: the same letters, but with each vowel in another's place. Placeholders and links stay. */
function otherWords(text: string): string {
  const vowels = 'aeiouAEIOU';
  const others = 'eioauEIOAU';
  return text
    .split(/(\{[^{}]*\}|\]\([^)]*\))/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[aeiou]/gi, (vowel) => others[vowels.indexOf(vowel)] ?? vowel),
    )
    .join('');
}

/** A locale file of which no text is as it was. */
export function withOtherWords(json: string): string {
  const changed: unknown = JSON.parse(json, (key, value: unknown) =>
    // No texts: which of the two speaks, and where a link leads.
    typeof value === 'string' && !['who', 'href'].includes(key) ? otherWords(value) : value,
  );
  return JSON.stringify(changed, undefined, 2);
}

/**
 * The files of a copy that were changed, but that no section of the README names.
 *
 * @param readme its text
 * @param sections the headings of the recipes that were followed
 * @param touched paths from the project's root
 */
export function unnamedFiles(
  readme: string,
  sections: readonly string[],
  touched: readonly string[],
): string[] {
  const named = sections.flatMap((title) => {
    const [, section] = readme.split(`\n## ${title}\n`);
    if (section === undefined) throw new Error(`The README has no section “${title}”.`);
    return [...(section.split('\n## ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  });
  const isNamed = (file: string) =>
    named.some(
      (text) => file === text || file.endsWith(`/${text}`) || (text.endsWith('/') && file.startsWith(text)),
    );
  return touched.filter((file) => !isNamed(file));
}
