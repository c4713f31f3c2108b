import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import { defineConfig, includeIgnoreFile } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

/**
 * The layers, top down. A file may import (including types) from its own folder and from lower layers; folders in the
 * same layer must not import each other.
 */
const layers = [
  ['tools'],
  ['src/integrations'],
  ['supabase/functions/chat-assistant'],
  ['src/pages'],
  ['src/layout'],
  ['src/sections'],
  readdirSync('src/features').map((name) => `src/features/${name}`),
  ['src/ui'],
  ['src/browser'],
  ['src/content.config.ts'],
  ['src/content'],
  ['src/drawings'],
  ['src/styles'],
  ['src/vendors'],
  ['src/site'],
  ['supabase/functions/_shared'],
];

/** Every layer may read the owner's content and the site's version. */
const readableByAll = ['content', 'package.json'];

const globOf = (folder) => (folder.includes('.') ? folder : `${folder}/**`);

const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

const boundaryRules = layers.flatMap((layer, index) =>
  layer.map((folder) => ({
    files: [globOf(folder)],
    ignores: tests,
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkUnknownLocals: true,
          policies: [
            {
              allow: {
                to: {
                  file: {
                    categories: { anyOf: [folder, ...layers.slice(index + 1).flat(), ...readableByAll] },
                  },
                },
              },
            },
          ],
        },
      ],
    },
  })),
);

/** `import.meta.glob(…)`, with which Vite imports all files matching a pattern. */
const metaGlob = "CallExpression[callee.object.type='MetaProperty'][callee.property.name='glob']";

export default defineConfig(
  includeIgnoreFile(fileURLToPath(new URL('.gitignore', import.meta.url))),
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  // Oxlint applies these rules to all other files, in a fraction of the time (docs/decisions/024).
  {
    files: ['**/*.astro', 'supabase/**/*.ts'],
    extends: [js.configs.recommended, tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 300 }],
      'no-undef': 'off', // the compiler knows which globals each file has
      'no-control-regex': 'off', // control characters are deliberately removed from addresses
    },
  },
  ...astro.configs.recommended,
  {
    rules: {
      'no-restricted-properties': [
        'error',
        ...['waitFor', 'waitUntil'].map((property) => ({
          object: 'vi',
          property,
          message: 'It gives up after a second; use eventually().',
        })),
      ],
    },
  },

  // Implements eventually().
  { files: ['src/testing/helpers/eventually.ts'], rules: { 'no-restricted-properties': 'off' } },

  {
    plugins: { boundaries },
    settings: {
      'import/resolver': { './tools/lint/import-resolver.js': {} },
      'boundaries/files-single-match': true,
      'boundaries/files': [...layers.flat(), ...readableByAll].map((folder) => ({
        category: folder,
        pattern: globOf(folder),
      })),
      'boundaries/additional-dependency-nodes': [
        { selector: 'TSImportType Literal', kind: 'type', name: 'import' },
        { selector: `${metaGlob} > Literal`, kind: 'value', name: 'glob' },
        { selector: `${metaGlob} > ArrayExpression > Literal`, kind: 'value', name: 'glob' },
      ],
    },
  },
  ...boundaryRules,
  {
    plugins: { 'import-sort': importSort },
    // Packages, then other folders, then this folder; style sheets last, as they may override those of imported components.
    rules: {
      'import-sort/imports': [
        'error',
        { groups: [['^node:', '^@?\\w', '^@/', '^\\.\\.', '^\\./', '^\\u0000']] },
      ],
    },
  },
  {
    files: ['src/**/*.astro'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^\\.\\./(?!.*supabase/)', message: 'Import files of other folders with @/.' }],
        },
      ],
    },
  },
  {
    files: ['e2e/**/*.{spec,look}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'playwright/test',
          importNames: ['test'],
          message: 'Its pages may be used before the site’s script runs; use the one of support/test.ts.',
        },
      ],
    },
  },
);
