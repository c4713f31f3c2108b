/** The sample's texts that were agreed word for word, as content/sample.json lists them; an owner deletes that file. */

import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { readFrontMatter } from '../../src/content/articles/front-matter.ts';
import { parseJson, textOf } from '../../src/content/content-files.ts';
import { fieldOf } from '../../src/content/fields.ts';
import { root } from '../../src/integrations/content/read-content.ts';
import { readSample, sampleMentions } from '../doctor/findings.ts';

const { names = [], agreed = {} } = readSample() ?? {};

function contentOf(path: string): object {
  const text = textOf(path, root) ?? '';
  return Object(path.endsWith('.json') ? parseJson(path, text) : readFrontMatter({ path, text }, [])?.fields);
}

/** The value of a field; of a group of which only the names are agreed, these. */
function valueOf(content: object, field: string, expected: unknown): unknown {
  const value = fieldOf(content, field);
  return Array.isArray(expected) && !Array.isArray(value) ? Object.keys(value ?? {}) : value;
}

describe.each(Object.entries(agreed))('%s', (path, fields) => {
  const content = contentOf(path);

  it.each(Object.entries(fields))('says what was agreed as %s', (field, expected) => {
    // As JSON, since the order of a group is agreed too.
    expect(JSON.stringify(valueOf(content, field, expected))).toBe(JSON.stringify(expected));
  });
});

it('the code, its tests and its settings name nothing of the sample', () => {
  const code = [
    '{src,tools,e2e}/**/*.{ts,tsx,astro,css}',
    'supabase/**/*.{ts,sql,toml}',
    '*.{ts,js,mjs,json,toml}',
  ];
  const ignore = ['**/knowledge.json'];
  const files = globSync(code, { cwd: root, ignore }).map((path) => ({
    path,
    text: textOf(path, root) ?? '',
  }));
  expect(sampleMentions(files, names)).toEqual([]);
});
