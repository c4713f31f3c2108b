import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  canonical,
  isRootRelative,
  isUnlisted,
  localeOf,
  routes,
  withoutLocale,
} from '../src/i18n/routes.ts';
import { locales } from '../src/i18n/locales.ts';

/** The HTML of each built page by its path without ending. */
export type BuiltPages = ReadonlyMap<string, string>;

/**
 * The pages that no link leads to, followed from the home page of each language. In whichever form a link
 * writes the address, it reaches the page; what search engines are asked to leave out need not be linked.
 *
 * @returns paths under the canonical address
 */
export function unreachablePages(pages: BuiltPages): string[] {
  const reached = new Set(locales.map((locale) => canonical(locale, routes.home)));
  // A set hands out what is added to it meanwhile.
  for (const path of reached) {
    for (const target of linksOf(pages.get(path) ?? '')) reached.add(target);
  }
  const known = new Set([...reached].map(canonicalOf));
  const all = [...new Set([...pages.keys()].map(canonicalOf))];
  return all.filter((path) => {
    const route = withoutLocale(path);
    return route !== '/404' && !isUnlisted(route) && !known.has(path);
  });
}

/** The routes for which no page was built; that of the questions is left out where the site answers none. */
export function missingPages(pages: BuiltPages): string[] {
  return Object.values(routes).filter((route) => !pages.has(route) && route !== routes.faq);
}

function canonicalOf(path: string): string {
  return canonical(localeOf(path), withoutLocale(path));
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/g)]
    .map(([, href = '']) => href.replace(/[?#].*$/, ''))
    .filter(isRootRelative);
}

/** Tells after each build which pages nobody can find, and which routes have no page. */
export function pageLinks(): AstroIntegration {
  return {
    name: 'page-links',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const pages = readPages(fileURLToPath(dir));
        for (const route of missingPages(pages)) {
          logger.warn(`${route} is in src/i18n/routes.ts, but has no file in src/pages/[...lang]/. Add it.`);
        }
        for (const path of unreachablePages(pages)) {
          logger.warn(
            `No link leads to ${path}. Link to it where its readers look, such as in src/sections/Footer.astro.`,
          );
        }
      },
    },
  };
}

function readPages(folder: string): BuiltPages {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(
    files.map((file) => {
      const path = file
        .replaceAll('\\', '/')
        .replace(/(^|\/)index\.html$/, '')
        .replace(/\.html$/, '');
      return [`/${path}`, readFileSync(`${folder}/${file}`, 'utf8')];
    }),
  );
}
