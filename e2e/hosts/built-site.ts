/** The built site on the disk, which hosts must serve. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { article, languagePaths, prefixed, routes } from '../../src/site/routes.ts';
import { headersFor, parseHeaderRules } from '../../tools/serve/site-server.ts';

export const project = fileURLToPath(new URL('../..', import.meta.url));
export const dist = join(project, 'dist');

if (!existsSync(join(dist, '_headers'))) {
  throw new Error('There is no built site to serve. Run "npm run build" first.');
}

export function file(path: string): Buffer {
  return readFileSync(join(dist, path));
}

function first(folder: string, ending: string): string {
  const name = readdirSync(join(dist, folder)).find((entry) => entry.endsWith(ending));
  if (name === undefined) throw new Error(`dist/${folder} holds no ${ending}. Run "npm run build" again.`);
  return `/${folder}/${name}`;
}

const articlePage = first('blog', '.html');

export const pages = [routes.home, routes.about, routes.blog, article(articlePage.slice(6, -5))].flatMap(
  (route) =>
    languagePaths().map(({ params, props }) => {
      const path = params.lang ? prefixed(props.locale, route) : route;
      return [path, path === '/' ? '/index.html' : `${path}.html`] as const;
    }),
);

export const files = {
  script: [first('_astro', '.js'), /^(text|application)\/javascript/],
  font: [first('_astro', '.woff2'), /^font\/woff2/],
  social: [first('social', '.png'), /^image\/png/],
  icon: ['/icon.svg', /^image\/svg\+xml/],
  sitemap: ['/sitemap-index.xml', /^(text|application)\/xml/],
  licences: ['/licenses.txt', /^text\/plain/],
  security: ['/.well-known/security.txt', /^text\/plain/],
} as const;

export const pageHeaders = headersFor('/', parseHeaderRules(file('_headers').toString()));
