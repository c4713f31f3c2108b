import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { globSync } from 'tinyglobby';
import { canonical, isRootRelative, isUnlisted, localeOf, routes, withoutLocale } from '../i18n/routes.ts';
import { locales } from '../i18n/locales.ts';

/** A page as it will be sent. */
export interface BuiltPage {
  /** Its address, such as `/sv/about`. */
  readonly path: string;
  readonly html: string;
}

/** The pages that a build has written, those that lie in `public/` too. For steps after whatever changes pages. */
export function builtPages(dir: URL): BuiltPage[] {
  return globSync('**/*.html', { cwd: dir })
    .toSorted()
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
      html: readFileSync(new URL(encodeURI(file), dir), 'utf8'),
    }));
}

/** The addresses that each built page links to, by its path without ending. */
type PageLinks = ReadonlyMap<string, readonly string[]>;

/**
 * The pages that no link leads to, followed from the home page of each language. In whichever form a link
 * writes the address, it reaches the page; what search engines are asked to leave out need not be linked, nor the
 * blog, which nothing leads to while it is empty.
 *
 * @returns paths under the canonical address
 */
export function unreachablePages(pages: PageLinks): string[] {
  const reached = new Set(locales.map((locale) => canonical(locale, routes.home)));
  // Iterating over a Set also visits what is added during the loop.
  for (const path of reached) {
    for (const target of pages.get(path) ?? []) reached.add(canonicalOf(target));
  }
  const all = new Set([...pages.keys()].map(canonicalOf));
  return [...all].filter((path) => {
    const route = withoutLocale(path);
    return route !== '/404' && route !== routes.blog && !isUnlisted(route) && !reached.has(path);
  });
}

/** The routes for which no page was built; that of the questions is left out where the site answers none. */
export function missingPages(pages: PageLinks): string[] {
  return Object.values(routes).filter((route) => !pages.has(route) && route !== routes.faq);
}

function canonicalOf(path: string): string {
  return canonical(localeOf(path), withoutLocale(path));
}

/** The addresses within the site that each page links to, by its path. */
export function linksOf(pages: readonly BuiltPage[]): PageLinks {
  return new Map(
    pages.map(({ path, html }) => {
      const hrefs = [...html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) => href);
      const paths = hrefs.filter(isRootRelative).map((href) => href.replace(/[?#].*$/, ''));
      return [path, [...new Set(paths)]];
    }),
  );
}

/** Warns after each build about pages that no link leads to, and about routes without a page. */
export function pageLinks(): AstroIntegration {
  return {
    name: 'page-links',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const links = linksOf(builtPages(dir));
        for (const route of missingPages(links)) {
          logger.warn(
            `${route} is in src/i18n/routes.ts, but has no file in src/pages/[...lang]/. Add the file, or remove the page (docs/developer.md, "Remove a page").`,
          );
        }
        for (const path of unreachablePages(links)) {
          logger.warn(
            `No link leads to ${path}. Link to it where its readers look, such as in src/components/Footer.astro.`,
          );
        }
      },
    },
  };
}
