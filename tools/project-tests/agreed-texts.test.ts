/** The sample's texts that the specification prescribes, listed in content/sample.json. An owner deletes that file. */

import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { parseJson, textOf } from '../../src/content/content-files.ts';
import { fieldOf } from '../../src/content/fields.ts';
import { readSite } from '../../src/content/company/site-schema.ts';
import { root } from '../../src/content/load-content.ts';
import { readFrontMatter } from '../../src/content/articles/read-article.ts';

type Sample = { readonly agreed: Readonly<Record<string, Readonly<Record<string, unknown>>>> };

const sample = parseJson('content/sample.json', textOf('content/sample.json', root)) as Sample | null;

function contentOf(path: string): object {
  const text = textOf(path, root) ?? '';
  return Object(path.endsWith('.json') ? parseJson(path, text) : readFrontMatter({ path, text }, [])?.fields);
}

/** The value of a field; of a group only its keys if the specification prescribes no more. */
function valueOf(content: object, field: string, expected: unknown): unknown {
  const value = fieldOf(content, field);
  return Array.isArray(expected) && !Array.isArray(value) ? Object.keys(value ?? {}) : value;
}

describe.each(Object.entries(sample?.agreed ?? {}))('%s', (path, fields) => {
  const content = contentOf(path);

  it.each(Object.entries(fields))('has the agreed %s', (field, expected) => {
    // As JSON, to compare the order of keys too.
    expect(JSON.stringify(valueOf(content, field, expected))).toBe(JSON.stringify(expected));
  });
});

it.skipIf(!sample)('code, tests and settings do not name the company of the sample', () => {
  const { brand, legalName, assistant, founders } = readSite(root);
  const names = [brand, legalName, assistant.name, ...founders.map(({ name }) => name)];
  const files = globSync(
    ['{src,tools,e2e}/**/*.{ts,tsx,astro,css}', 'supabase/**/*.{ts,sql,toml}', '*.{ts,js,mjs,json,toml}'],
    { cwd: root, ignore: ['**/knowledge.json'] },
  );
  const mentions = files.filter((file) => names.some((name) => textOf(file, root)?.includes(name)));
  expect(mentions).toEqual([]);
});
