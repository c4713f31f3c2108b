/** The sample's texts that the specification prescribes, listed in content/sample.json. An owner deletes that file. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { readFrontMatter } from '../../src/content/articles/front-matter.ts';
import { readFileIfAny, readJson, readRequiredText } from '../../src/content/content-files.ts';
import { valueAt } from '../../src/content/fields.ts';
import { root, validContent } from '../../src/content/load-content.ts';

type Sample = { readonly agreed: Readonly<Record<string, Readonly<Record<string, unknown>>>> };

const file = 'content/sample.json';
const sample = existsSync(join(root, file)) ? (readJson(file, root) as Sample) : undefined;

function contentOf(path: string): object {
  if (path.endsWith('.json')) return Object(readJson(path, root));
  return readFrontMatter({ path, text: readRequiredText(path, root) }).fields;
}

/** The value of a field; for a group, only its keys if the specification prescribes no more. */
function valueOf(content: object, field: string, expected: unknown): unknown {
  const value = valueAt(content, field);
  return Array.isArray(expected) && !Array.isArray(value) ? Object.keys(value ?? {}) : value;
}

describe.each(Object.entries(sample?.agreed ?? {}))('%s', (path, fields) => {
  const content = contentOf(path);

  it.each(Object.entries(fields))('has the agreed %s', (field, expected) => {
    // As JSON, to compare the order of keys too.
    expect(JSON.stringify(valueOf(content, field, expected))).toBe(JSON.stringify(expected));
  });
});

it.skipIf(!sample)('code, tests and settings do not mention the sample company', () => {
  const { brand, legalName, assistant, founders } = validContent().site;
  const names = [brand, legalName, assistant.name, ...founders.map(({ name }) => name)];
  const files = globSync(
    ['{src,tools,e2e}/**/*.{ts,tsx,astro,css}', 'supabase/**/*.{ts,toml}', '*.{ts,js,mjs,json,toml}'],
    { cwd: root, ignore: ['**/knowledge.json'] },
  );
  const mentions = files.filter((file) => names.some((name) => readFileIfAny(file, root)?.includes(name)));
  expect(mentions).toEqual([]);
});
