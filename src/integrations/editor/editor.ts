import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { CmsConfig, Field } from '@sveltia/cms';
import type { AstroIntegration } from 'astro';
import send from 'send';
import { parse } from 'yaml';
import { ContentError } from '../../content/content-error.ts';
import { slugPattern } from '../../content/fields.ts';
import { type Content, loadContent } from '../../content/load-content.ts';
import { escapeHtml } from '../../site/escape-html.ts';
import { type TextTree, upperFirst } from '../../site/format.ts';
import { defaultLocale, locales } from '../../site/locales.ts';

/** Sveltia CMS with its fonts. It also tries a CDN, which the policy blocks. */
const editorFolder = new URL('.', import.meta.resolve('@sveltia/cms'));

/** The editor at `/admin`: in development, and on the published site if `content/site.json` contains `editor`. */
export function editor(isPublished: boolean): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          if (!serveEditor(request, response)) next();
        });
      },
      'astro:server:start': ({ address: { address, family, port }, logger }) => {
        const host = family === 'IPv6' ? `[${address}]` : address;
        logger.info(`edit the texts in Chrome or Edge on http://${host}:${port}${editorPath}`);
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!isPublished) return;
        const content = contentForForms();
        const folder = new URL(`.${editorPath}/`, dir);
        await cp(editorFolder, folder, { recursive: true, filter: (path) => !path.endsWith('.map') });
        await cp(new URL('../LICENSE.txt', editorFolder), new URL('LICENSE.txt', folder));
        await writeFile(new URL('main.js', folder), editorScript(editorConfig(content)));
        await writeFile(new URL(`.${editorPath}.html`, dir), editorPage(content.site.brand));
        logger.info(`published at ${editorPath}`);
      },
    },
  };
}

/** Serves the editor in development, with the current `content/`. @returns false for other addresses */
function serveEditor(request: IncomingMessage, response: ServerResponse): boolean {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '');
  if (path === editorPath) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', editorPolicy);
    response.end(editorPage(contentForForms().site.brand));
  } else if (path === `${editorPath}/main.js`) {
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.end(editorScript(editorConfig(contentForForms())));
  } else if (path.startsWith(`${editorPath}/`)) {
    send(request, path.slice(editorPath.length), { root: fileURLToPath(editorFolder) }).pipe(response);
  } else {
    return false;
  }
  return true;
}

/** The content, even with mistakes for the editor to correct. @throws {ContentError} if it is too broken to build the forms from */
function contentForForms(): Content {
  const { content, problems } = loadContent();
  if (!content) throw new ContentError(problems);
  return content;
}

export const editorPath = '/admin';

/** The editor sets style attributes, shows images from memory, converts them with WebAssembly, and connects to GitHub. */
export const editorPolicy = Object.entries({
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' blob: data: https://avatars.githubusercontent.com",
  'media-src': "'self' blob:",
  'font-src': "'self' data:",
  'connect-src': "'self' blob: data: https://api.github.com",
  'worker-src': "'self' blob:",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
})
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ');

export function editorPage(brand: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>${escapeHtml(brand)}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <script type="module" src="${editorPath}/main.js"></script>
  </head>
  <body></body>
</html>
`;
}

function editorScript(config: CmsConfig): string {
  return `import { init } from './index.js';\n\ninit({ config: ${JSON.stringify(config)} });\n`;
}

const forms = parse(readFileSync(new URL('forms.yml', import.meta.url), 'utf8')) as Readonly<
  Record<'article' | 'topic' | 'facts', Field[]>
>;

/** The configuration of Sveltia CMS: the files that editors see, and a form for each. */
export function editorConfig({ site, rawTexts, faq }: Pick<Content, 'site' | 'rawTexts' | 'faq'>): CmsConfig {
  const topics = new Set(locales.flatMap((locale) => faq[locale].map(({ id }) => id)));
  return {
    load_config_file: false,
    app_title: site.brand,
    // Without a repository the editor only offers local files, but it still requires a name.
    backend: {
      name: 'github',
      repo: site.editor?.repository ?? 'local/checkout',
      branch: site.editor?.branch ?? 'main',
      auth_methods: ['token'],
    },
    i18n: { structure: 'multiple_files', locales: [...locales], default_locale: defaultLocale },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    media_folder: 'content/blog',
    // The policy blocks the hosts of stock photos, and articles would not name the photographers.
    media_libraries: { stock_assets: false },
    collections: [
      {
        name: 'articles',
        label: 'Articles',
        label_singular: 'Article',
        folder: 'content/blog',
        path: '{{slug}}/index',
        // Images are in their article's folder.
        media_folder: '',
        public_folder: '',
        slug: {
          template: '{{title}}',
          editable: ['create'],
          pattern: [slugPattern.source, 'Lower-case letters a–z, digits and hyphens only.'],
        },
        i18n: true,
        fields: forms.article,
      },
      {
        name: 'questions',
        label: 'Questions and answers',
        i18n: true,
        files: [...topics].map((topic) => ({
          name: topic,
          label: labelOf(topic),
          file: `content/faq/${topic}/{{locale}}.yaml`,
          i18n: true,
          fields: forms.topic,
        })),
      },
      {
        name: 'site',
        label: 'Texts and facts',
        i18n: true,
        files: [
          {
            name: 'texts',
            label: 'Texts of the pages',
            file: 'content/locales/{{locale}}.json',
            i18n: true,
            fields: textFields([rawTexts[defaultLocale] as Texts]),
          },
          { name: 'facts', label: 'Facts', file: 'content/site.json', fields: forms.facts },
        ],
      },
    ],
  };
}

type Texts = Readonly<Record<string, TextTree>>;

const longestLine = 80; // characters; longer texts get a multi-line field

/** The fields for texts with the keys and list lengths of `groups`: the English file, or all items of a list. */
function textFields(groups: readonly Texts[]): Field[] {
  const names = new Set(groups.flatMap((texts) => Object.keys(texts)));
  return [...names].map((name) => {
    const values = groups.map((texts) => texts[name]).filter((value) => value !== undefined);
    return fieldFor(name, labelOf(name), values, values.length === groups.length);
  });
}

function fieldFor(name: string, label: string, values: readonly TextTree[], required: boolean): Field {
  const base = { name, label, i18n: true, required };
  const lists = values.filter((value) => Array.isArray(value));
  if (lists.length > 0) return { ...base, ...listInput(lists) };
  const texts = values.filter((value) => typeof value === 'string');
  const isLong = texts.some(({ length }) => length > longestLine);
  if (texts.length > 0) return { ...base, widget: isLong ? 'text' : 'string' };
  return { ...base, widget: 'object', collapsed: true, fields: textFields(values.filter(isGroup)) };
}

function isGroup(value: TextTree): value is Texts {
  return typeof value === 'object' && !Array.isArray(value);
}

function listInput(lists: readonly (readonly TextTree[])[]) {
  const lengths = lists.map(({ length }) => length);
  const items = lists.flat();
  const groups = items.filter(isGroup);
  return {
    widget: 'list' as const,
    collapsed: true,
    min: Math.min(...lengths),
    max: Math.max(...lengths),
    allow_add: false,
    allow_remove: false,
    ...(groups.length > 0
      ? { fields: textFields(groups) }
      : { field: fieldFor('item', 'Text', items, true) }),
  };
}

/** `publishedAt` as "Published at". */
function labelOf(name: string): string {
  return upperFirst(name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
