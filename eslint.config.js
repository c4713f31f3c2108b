import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { defineConfig } from 'eslint/config';

/** Forbids imports to files of one layer, with the reason that the author reads. */
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

const pureModules = ['src/{i18n,head,site,social,blog,faq}/**/*.ts'];

export default defineConfig(
  { ignores: ['dist/', '.astro/', 'test-results/', 'playwright-report/', 'pictures/', 'mail/'] },
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'max-lines': ['error', { max: 300 }],
    },
  },

  // Who may import whom (docs/architecture.md): pages -> layouts, sections -> ui; islands -> React
  // and pure modules; pure modules import neither Astro nor React.
  layer(
    pureModules,
    [
      'react',
      'react-dom*',
      'astro',
      'astro/**',
      '@/{pages,layouts,sections,ui,islands,behaviour}/**',
      '**/*.astro',
    ],
    'Pure modules know neither Astro nor React nor what is built on them.',
  ),
  // The two doors between Astro's content layer and the pure modules.
  { files: ['src/blog/{loader,articles}.ts'], rules: { 'no-restricted-imports': 'off' } },
  layer(
    ['src/islands/**/*.{ts,tsx}'],
    [
      'astro',
      'astro/**',
      '**/*.astro',
      '**/{pages,layouts,sections,ui}/**',
      '**/site/site*',
      '**/i18n/dictionary*',
    ],
    'Islands run in the browser: strings and data come as props, zod only as zod/mini.',
    ['zod'],
  ),
  layer(
    ['src/behaviour/**/*.ts'],
    [
      'react',
      'react-dom*',
      '**/*.astro',
      '@/{pages,layouts,sections,ui}/**',
      '@/site/site*',
      '@/i18n/dictionary*',
    ],
    'Behaviour runs in the browser on every page: no React, no dictionaries.',
    ['zod'],
  ),
  layer(
    ['src/ui/**'],
    ['@/{pages,layouts,sections,islands}/**'],
    'Atoms know nothing of what they are used in.',
  ),
  layer(['src/sections/**'], ['@/{pages,layouts}/**'], 'Sections are used by pages and layouts.'),
  layer(['src/layouts/**'], ['@/pages/**'], 'Layouts are used by pages.'),
  layer(
    ['supabase/functions/**/*.ts'],
    ['../**', '@/**'],
    'A function is deployed from its own folder: it imports that folder and packages of its deno.json.',
  ),
);
