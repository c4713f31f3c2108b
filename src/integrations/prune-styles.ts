/**
 * Takes out of each page's inline styles the rules that it cannot use. Astro gives every page the utilities of all pages;
 * a browser has to parse them before it paints.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { glob } from 'tinyglobby';

const styleElement = /(<style[^>]*>)([^]*?)(<\/style>)/g;

/** The words of HTML and scripts that may be a class or an attribute. Utilities such as `[&>svg]:h-5` hold signs of HTML. */
function wordsOf(texts: readonly string[]): Set<string> {
  const words = texts.flatMap((text) => text.split(/["'`\s]+/));
  const decoded = words.map((word) => word.replaceAll('&amp;', '&').replaceAll('&gt;', '>'));
  return new Set([...decoded, ...words.flatMap((word) => word.split(/[<>=]+/))]);
}

/** The classes, and the attributes of Astro's scoped styles, that the page must have for a selector to match. */
function required(selector: string): string[] {
  const names: string[] = [];
  parseSelector((root) => {
    // A pseudo-class such as :not(.a) or :is(.a, .b) does not need every class that it names.
    root.walkPseudos((pseudo) => void pseudo.removeAll());
    root.walkClasses(({ value }) => void names.push(value));
    root.walkAttributes(({ attribute }) => {
      if (attribute.startsWith('data-astro-cid-')) names.push(attribute);
    });
  }).processSync(selector);
  return names;
}

function pruneStyle(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule') return; // nested: belongs to the rule around it
    const used = rule.selectors.filter((selector) => required(selector).every((name) => words.has(name)));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/**
 * Prunes the styles of a site. Pages with the same styles keep the same ones, so that the policy needs one hash for them.
 *
 * @param pages the HTML of all pages by file
 * @param scripts the code that sets classes in the browser
 * @returns the new HTML by file
 */
export function prunePages(
  pages: ReadonlyMap<string, string>,
  scripts: readonly string[],
): Map<string, string> {
  const pagesByStyle = new Map<string, string[]>();
  for (const html of pages.values()) {
    const text = html.replace(styleElement, '');
    for (const [, , css = ''] of html.matchAll(styleElement)) {
      pagesByStyle.set(css, [...(pagesByStyle.get(css) ?? []), text]);
    }
  }
  const pruned = new Map(
    [...pagesByStyle].map(([css, texts]) => [css, pruneStyle(css, wordsOf([...texts, ...scripts]))]),
  );
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
        const scripts = (await read(['_astro/*.js'])).map(([, code]) => code);
        for (const [file, html] of prunePages(pages, scripts)) await writeFile(file, html);
      },
    },
  };
}
