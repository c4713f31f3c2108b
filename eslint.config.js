import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { defineConfig } from 'eslint/config';

/** Patterns for all that lies in folders of these names, however an import writes the way there. */
function inFolders(...names) {
  return names.map((name) => `**/${name}/**`);
}

/**
 * Forbids imports to files of one layer, with the reason that the author reads. The patterns are those
 * of .gitignore: they know no braces. `tools/check/lint.test.ts` breaks each rule once.
 */
function layer(files, forbidden, reason, exactly = []) {
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: forbidden, message: reason, allowTypeImports: true }],
          paths: exactly.map((name) => ({ name, message: reason, allowTypeImports: true })),
        },
      ],
    },
  };
}

const react = ['react', 'react-dom', 'react-dom/**'];
const astroFiles = ['astro', 'astro/**', '**/*.astro'];
/** What is no part of the site: nothing in src is built on it. */
const outside = inFolders('tools', 'integrations', 'e2e', 'supabase');

export default defineConfig(
  {
    ignores: [
      'dist/',
      'deploy/',
      '.astro/',
      '.wrangler/',
      'test-results/',
      'playwright-report/',
      'pictures/',
      '/mail/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  // Of files without React it would only take the time to read them.
  { ...reactHooks.configs.flat.recommended, files: ['src/{islands,testing}/**/*.{ts,tsx}'] },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'max-lines': ['error', { max: 300 }],
      'no-restricted-properties': [
        'error',
        ...['waitFor', 'waitUntil'].map((property) => ({
          object: 'vi',
          property,
          message: 'It gives up after a second: eventually() waits.',
        })),
      ],
      'no-undef': 'off', // the compiler knows what each place offers
      'no-control-regex': 'off', // addresses are cleaned of control characters on purpose
    },
  },

  // It asks for longer.
  { files: ['src/testing/eventually.ts'], rules: { 'no-restricted-properties': 'off' } },

  // Who may import whom (docs/architecture.md): pages -> layouts -> components; islands -> React
  // and pure modules; pure modules import neither Astro nor React.
  layer(
    ['src/{i18n,collections,services,seo,search}/**/*.ts'],
    [...react, ...astroFiles, ...inFolders('components', 'layouts', 'islands', 'client'), ...outside],
    'Pure modules know neither Astro nor React nor what is built on them.',
  ),
  // The doors between Astro's content and images and the pure modules.
  { files: ['src/collections/articles/pictures.ts'], rules: { 'no-restricted-imports': 'off' } },
  layer(
    ['src/islands/**/*.{ts,tsx}'],
    [
      ...astroFiles,
      ...inFolders('layouts', 'components'),
      '**/owner/site*',
      '**/texts/dictionary*',
      ...outside,
    ],
    'Islands run in the browser: strings and data come as props, zod only as zod/mini.',
    ['zod'],
  ),
  layer(
    ['src/client/**/*.ts'],
    [
      ...react,
      '**/*.astro',
      ...inFolders('layouts', 'components', 'islands'),
      '**/owner/site*',
      '**/texts/dictionary*',
      ...outside,
    ],
    'Behaviour runs in the browser: no React, no dictionaries.',
    ['zod'],
  ),
  layer(
    ['src/components/**'],
    [...inFolders('layouts'), ...outside],
    'Components are used by pages and layouts.',
  ),
  layer(['src/layouts/**'], ['@/pages/**', ...outside], 'Layouts are used by pages.'),
  layer(['src/pages/**'], outside, 'Pages are made of what lies in src.'),
  layer(
    ['supabase/functions/*/*.ts'],
    ['../**', '@/**'],
    'A function is deployed from its own folder: it imports that folder and packages of its deno.json.',
  ),
  layer(
    ['supabase/functions/*/*/*.ts'],
    ['../../**', '@/**'],
    'A function is deployed from its own folder: it imports that folder and packages of its deno.json.',
  ),
  {
    files: ['e2e/**/*.{spec,look}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'playwright/test',
          importNames: ['test'],
          message: 'Its pages may be used before the site’s script runs: support/test.ts waits.',
        },
      ],
    },
  },
);
