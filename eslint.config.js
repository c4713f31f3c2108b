import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { defineConfig } from 'eslint/config';

const node = ['node:*'];
const anyPackage = ['*', '@*/*'];
/** What build steps and tools may import of the site. */
const belowPages = 'islands client search collections browserSafe services seo i18n styles content assistant';

/**
 * The rooms of the house from the top down, and what each may import beside itself: other rooms, of some only the types, and
 * packages. Whatever is not listed is refused. docs/architecture.md says it in a sentence, tools/check/lint.test.ts breaks it.
 */
const rooms = {
  pages: {
    may: 'layouts components islands client collections browserSafe services seo search i18n styles',
    packages: ['astro', '@astrojs/rss', ...node],
  },
  layouts: {
    may: 'components islands client collections browserSafe services seo i18n styles',
    packages: ['astro:transitions'],
  },
  components: { may: 'islands client collections browserSafe services seo i18n styles' },
  islands: {
    may: 'client browserSafe services i18n content',
    types: 'collections',
    packages: ['react', 'marked', '@supabase/functions-js', 'eventsource-parser', 'zod/mini'],
  },
  client: {
    may: 'search browserSafe services i18n',
    types: 'collections',
    packageTypes: ['astro'],
    packages: ['astro:env/client', 'astro:transitions/client'],
  },
  search: { may: 'collections browserSafe i18n', packages: ['marked', 'minisearch', '@orama/stemmers'] },
  contentConfig: { may: 'collections i18n', packages: ['astro', 'astro:content', 'zod', ...node] },
  collections: {
    may: 'browserSafe services seo i18n content',
    packages: ['astro', 'astro:*', 'github-slugger', 'marked', 'tinyglobby', 'yaml', 'zod', ...node],
  },
  services: { may: 'i18n', types: 'collections' },
  seo: { may: 'i18n styles manifest', types: 'collections', packages: ['sharp', 'satori', ...node] },
  browserSafe: { may: 'i18n', types: 'collections', packages: ['marked'] },
  i18n: {},
  styles: {},
  integrations: { may: `tools ${belowPages}`, packages: anyPackage },
  tools: { may: `integrations ${belowPages}`, packages: anyPackage },
  assistant: { packages: ['zod', 'eventsource-parser', '@orama/stemmers'] },
};

/** Modules of `collections` that browsers load too: no reader of files, no schema. */
const browserSafe =
  'src/collections/{figures/{calculator/!(model-of-figures),number-text},articles/{escape-html,plain-text}}.ts';

const words = (text = '') => text.split(' ').filter(Boolean);

/** `import.meta.glob(…)`, by which Vite imports all files of a pattern. */
const glob = "CallExpression[callee.object.type='MetaProperty'][callee.property.name='glob']";

/** The policies of one room: itself, the rooms it may import, those of which it may import types, and its packages. */
function policiesOf([room, { may, types, packages = [], packageTypes = [] }]) {
  const from = { file: { categories: room } };
  const to = (names) => ({ to: { file: { categories: { anyOf: names } } } });
  const toPackage = (name) => {
    const [source, internalPath] = name.startsWith('@') ? [name] : name.split('/');
    return { to: { module: { source, ...(internalPath && { internalPath }) } } };
  };
  const onlyTypes = { dependency: { kind: 'type' } };
  return [
    { from, allow: to([room, ...words(may)]) },
    { from, allow: { ...to(words(types)), ...onlyTypes } },
    ...packages.map((name) => ({ from, allow: toPackage(name) })),
    ...packageTypes.map((name) => ({ from, allow: { ...toPackage(name), ...onlyTypes } })),
  ];
}

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

  {
    files: ['{src,tools}/**', 'supabase/functions/**'],
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**', 'supabase/functions/*/testing/**'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { './tools/check/import-resolver.js': {} },
      'boundaries/files-single-match': true, // the first
      'boundaries/files': [
        { category: 'browserSafe', pattern: browserSafe },
        { category: 'contentConfig', pattern: 'src/content.config.ts' },
        { category: 'assistant', pattern: 'supabase/functions/chat-assistant/**' },
        { category: 'content', pattern: 'content/**' },
        { category: 'tools', pattern: 'tools/**' },
        { category: 'manifest', pattern: 'package.json' },
        ...Object.keys(rooms).map((room) => ({ category: room, pattern: `src/${room}/**` })),
      ],
      'boundaries/additional-dependency-nodes': [
        { selector: 'TSImportType Literal', kind: 'type', name: 'import' },
        { selector: `${glob} > Literal`, kind: 'value', name: 'glob' },
        { selector: `${glob} > ArrayExpression > Literal`, kind: 'value', name: 'glob' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          checkUnknownLocals: true,
          policies: Object.entries(rooms).flatMap(policiesOf),
        },
      ],
    },
  },
  // Until `isPlaceholder` comes as an argument.
  {
    files: ['src/seo/head/json-ld.ts', 'src/services/privacy/register.ts'],
    rules: { 'boundaries/dependencies': 'off' },
  },
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
