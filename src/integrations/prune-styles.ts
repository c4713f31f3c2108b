/**
 * Takes out of each page's inline styles the rules that it cannot use. Astro gives every page the utilities of all pages;
 * a browser has to parse them before it paints.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';
import { glob } from 'tinyglobby';

const styleElement = /(<style[^>]*>)([^]*?)(<\/style>)/g;

/** Names of classes, also those with a colon or a slash, elements and attributes. */
const names = (text: string): string[] => text.match(/[^<>"'`\s=]*[^<>"'`\s:=]/g) ?? [];

/**
 * Prunes the styles of a site. Pages with the same styles keep the same ones, so that the policy needs one hash for them.
 *
 * @param pages the HTML of all pages by file
 * @param scripts the code that adds classes and elements in the browser
 * @returns the new HTML by file
 */
export async function prunePages(
  pages: ReadonlyMap<string, string>,
  scripts: string,
): Promise<Map<string, string>> {
  const pagesWith = new Map<string, string[]>();
  for (const html of pages.values()) {
    for (const [, , css = ''] of html.matchAll(styleElement)) {
      pagesWith.set(css, [...(pagesWith.get(css) ?? []), html.replace(styleElement, '')]);
    }
  }
  const pruned = new Map<string, string>();
  for (const [css, users] of pagesWith) {
    const content = [...users, scripts].map((raw) => ({ raw, extension: 'html' }));
    const [result] = await new PurgeCSS().purge({ content, css: [{ raw: css }], defaultExtractor: names });
    pruned.set(css, result?.css ?? css);
  }
  const prune = (html: string): string =>
    html.replace(
      styleElement,
      (_, start: string, css: string, end: string) => start + (pruned.get(css) ?? css) + end,
    );
  return new Map([...pages].map(([file, html]) => [file, prune(html)]));
}

/** The integration; before the one that writes the hashes of the styles. */
export function pruneStyles(): AstroIntegration {
  return {
    name: 'prune-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const cwd = fileURLToPath(dir);
        const read = async (patterns: string[]): Promise<[string, string][]> => {
          const files = await glob(patterns, { cwd, absolute: true });
          return Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
        };
        const pages = new Map(await read(['**/*.html']));
        const scripts = (await read(['_astro/*.js'])).map(([, code]) => code).join('\n');
        for (const [file, html] of await prunePages(pages, scripts)) await writeFile(file, html);
      },
    },
  };
}
