import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';
import { defineConfig } from 'eslint/config';

const node = 'node:*';
const belowComponents =
  'islands client privacy collections browserSafe calculator services seo drawings i18n styles';

/**
 * The rooms of the house from the top down, and what each may import beside itself: other rooms, of some only the types, and
 * packages (undefined: any). Whatever is not listed is refused. A file belongs to the last room whose `files` match it.
 */
const rooms = {
  pages: { may: `layouts components search ${belowComponents}`, packages: ['astro', '@astrojs/rss', node] },
  layouts: { may: `components ${belowComponents}`, packages: ['astro:transitions'] },
  components: { may: belowComponents, packages: [] },
  islands: {
    may: 'client browserSafe services i18n content',
    types: 'collections',
    packages: ['react', 'marked', '@supabase/functions-js', 'zod/mini'],
  },
  client: {
    may: 'searchInBrowser browserSafe calculator services i18n',
    types: 'search privacy collections',
    packages: ['astro', 'astro:env/client', 'astro:transitions/client'],
  },
  search: { may: 'collections browserSafe i18n', packages: ['marked'] },
  searchInBrowser: {
    files: 'src/search/browser/**',
    may: 'i18n',
    types: 'search',
    packages: ['minisearch', '@orama/stemmers'],
  },
  collections: {
    may: 'browserSafe calculator services seo drawings i18n content',
    packages: ['astro', 'astro:*', 'github-slugger', 'marked', 'tinyglobby', 'yaml', 'zod', node],
  },
  contentConfig: {
    files: 'src/content.config.ts',
    may: 'collections i18n',
    packages: ['astro', 'astro:content', 'zod', node],
  },
  /** Modules of `collections` that browsers load too: no reader of files, no schema. */
  browserSafe: {
    files: 'src/collections/{articles/tokens,owner/company}.ts',
    may: 'i18n',
    types: 'collections',
    packages: ['marked'],
  },
  calculator: { may: 'i18n', packages: [] },
  privacy: { may: 'browserSafe services i18n', types: 'collections content', packages: [] },
  services: { may: 'i18n', types: 'content', packages: [] },
  drawings: { may: 'seo i18n styles manifest', packages: ['sharp', 'satori', node] },
  seo: { may: 'browserSafe i18n', types: 'collections', packages: [] },
  i18n: { packages: [] },
  styles: { packages: [] },
  integrations: { may: `search content ${belowComponents}` },
  tools: { files: 'tools/**', may: `integrations assistant search content ${belowComponents}` },
  assistant: {
    files: 'supabase/functions/chat-assistant/**',
    packages: ['zod', '@orama/stemmers'],
  },
};

const filesOf = (room) => rooms[room].files ?? `src/${room}/**`;

/** What holds no code of its own. */
const data = [
  { category: 'content', pattern: 'content/**' },
  { category: 'manifest', pattern: 'package.json' },
];

/** The rule for the files of one room. */
function wallsOf(room) {
  const { may = '', types = '', packages } = rooms[room];
  const to = (names) => ({ to: { file: { categories: { anyOf: names.split(' ') } } } });
  const toPackage = (name) => {
    const [source, internalPath] = name.startsWith('@') ? [name] : name.split('/');
    return { module: { source, ...(internalPath && { internalPath }) } };
  };
  return {
    files: [filesOf(room)],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: packages !== undefined,
          checkUnknownLocals: true,
          policies: [
            { allow: to(`${room} ${may}`) },
            { allow: { ...to(types), dependency: { kind: 'type' } } },
            { allow: (packages ?? []).map((name) => ({ to: toPackage(name) })) },
          ],
        },
      ],
    },
  };
}

/** `import.meta.glob(…)`, by which Vite imports all files of a pattern. */
const glob = "CallExpression[callee.object.type='MetaProperty'][callee.property.name='glob']";

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
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  // Oxlint has these rules for all other files, in a fraction of the time (docs/decisions/024).
  {
    files: ['**/*.astro', 'supabase/**/*.ts'],
    extends: [js.configs.recommended, tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 300 }],
      'no-undef': 'off', // the compiler knows what each place offers
      'no-control-regex': 'off', // addresses are cleaned of control characters on purpose
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
          message: 'It gives up after a second: eventually() waits.',
        })),
      ],
    },
  },

  // It asks for longer.
  { files: ['src/testing/helpers/eventually.ts'], rules: { 'no-restricted-properties': 'off' } },

  {
    plugins: { boundaries },
    settings: {
      'import/resolver': { './tools/check/import-resolver.js': {} },
      'boundaries/files-single-match': true, // the first
      'boundaries/files': [
        ...Object.keys(rooms)
          .toReversed()
          .map((room) => ({ category: room, pattern: filesOf(room) })),
        ...data,
      ],
      'boundaries/additional-dependency-nodes': [
        { selector: 'TSImportType Literal', kind: 'type', name: 'import' },
        { selector: `${glob} > Literal`, kind: 'value', name: 'glob' },
        { selector: `${glob} > ArrayExpression > Literal`, kind: 'value', name: 'glob' },
      ],
    },
  },
  ...Object.keys(rooms).map(wallsOf),
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
