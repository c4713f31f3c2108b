/** The sample stands in content/ alone: an owner who replaces that is rid of it. */

import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { root } from '../scripts/content/read-content.ts';
import { sampleSightings } from '../scripts/doctor/sample.ts';
import names from './names.json' with { type: 'json' };

const code = [
  '{src,server,scripts,integrations,hosts}/**/*.{ts,tsx,astro,css}',
  'supabase/**/*.{ts,sql,toml}',
  '*.{ts,js,mjs,json,toml}',
];

it('the code, its tests and its settings name nothing of the sample', () => {
  const paths = globSync(code, { cwd: root, ignore: ['**/knowledge.json', 'scripts/eval/**'] });
  const files = paths.map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
  expect(sampleSightings(files, names)).toEqual([]);
});
