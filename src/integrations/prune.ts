/** Removes unused inline style rules and files from the built site. */

import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { glob } from 'tinyglobby';

const styleElement = /(<style[^>]*>)([^]*?)(<\/style>)/g;

/** The words in HTML and scripts that may be a class or an attribute. Utilities such as `[&>svg]:h-5` contain HTML characters. */
function possibleNames(texts: readonly string[]): Set<string> {
  const words = texts.flatMap((text) => text.split(/["'`\s]+/));
  const decoded = words.map((word) => word.replaceAll('&amp;', '&').replaceAll('&gt;', '>'));
  return new Set([...decoded, ...words.flatMap((word) => word.split(/[<>=]+/))]);
}

/** The classes, and the attributes of Astro's scoped styles, that a page must contain for a selector to match. */
function requiredNames(selector: string): string[] {
  const names: string[] = [];
  parseSelector((root) => {
    // A pseudo-class such as :not(.a) or :is(.a, .b) does not need every class that it mentions.
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
    const used = rule.selectors.filter((selector) =>
      requiredNames(selector).every((name) => words.has(name)),
    );
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** The end of a file name, with the hash that Astro adds. */
const hashedName = /[\w-]+\.(?:avif|webp|jpe?g|png|css|js)(?!\w)/gi;

const endOfName = (file: string): string | undefined => file.match(hashedName)?.at(-1);

/** The scripts mentioned in texts, and those that these scripts mention. @param scripts by the end of their file names */
function scriptsOf(texts: readonly string[], scripts: ReadonlyMap<string, string>): string[] {
  const mentioned = new Set<string>();
  const addFrom = (text: string): void => {
    for (const name of text.match(hashedName) ?? []) {
      const script = scripts.get(name);
      if (script === undefined || mentioned.has(name)) continue;
      mentioned.add(name);
      addFrom(script);
    }
  };
  texts.forEach(addFrom);
  return [...mentioned].map((name) => scripts.get(name) ?? '');
}

/**
 * Removes unused rules, since Astro adds all pages' utilities to every page. If several pages have the same styles, a rule stays
 * in all of them if one page uses it, so that their styles remain equal and the policy needs only one hash.
 *
 * @param scripts by file
 */
export function removeUnusedStyles(
  pages: ReadonlyMap<string, string>,
  scripts: ReadonlyMap<string, string>,
): Map<string, string> {
  const scriptsByName = new Map([...scripts].map(([file, text]) => [endOfName(file) ?? file, text]));
  const pagesByStyle = new Map<string, string[]>();
  for (const html of pages.values()) {
    const text = html.replace(styleElement, '');
    for (const [, , css = ''] of html.matchAll(styleElement)) {
      pagesByStyle.set(css, [...(pagesByStyle.get(css) ?? []), text]);
    }
  }
  const pruned = new Map(
    [...pagesByStyle].map(([css, texts]) => {
      const words = possibleNames([...texts, ...scriptsOf(texts, scriptsByName)]);
      return [css, pruneStyle(css, words)];
    }),
  );
  const prune = (html: string): string =>
    html.replace(
      styleElement,
      (_, start: string, css: string, end: string) => start + (pruned.get(css) ?? css) + end,
    );
  return new Map([...pages].map(([file, html]) => [file, prune(html)]));
}

/** Deletes unreferenced files, such as original images: photos may reveal where they were taken. */
export async function deleteUnreferencedFiles(dist: string): Promise<void> {
  const texts = await filesIn(dist, '**/*.{html,css,js,json,xml}');
  const referenced = new Set([...texts.values()].flatMap((text) => text.match(hashedName) ?? []));
  const assets = await glob('_astro/*', { cwd: dist, absolute: true });
  const unreferenced = assets.filter((file) => {
    const name = endOfName(file);
    return name && !referenced.has(name);
  });
  if (unreferenced.length === 0) return;
  for (const file of unreferenced) await rm(file);
  await deleteUnreferencedFiles(dist); // files that only the deleted ones referred to
}

async function filesIn(dist: string, pattern: string): Promise<Map<string, string>> {
  const files = await glob(pattern, { cwd: dist, absolute: true });
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
}

/** Must run before the one that writes the style hashes and the file list. */
export function prune(): AstroIntegration {
  return {
    name: 'prune',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages = removeUnusedStyles(
          await filesIn(dist, '**/*.html'),
          await filesIn(dist, '_astro/*.js'),
        );
        for (const [file, html] of pages) await writeFile(file, html);
        await deleteUnreferencedFiles(dist);
      },
    },
  };
}
