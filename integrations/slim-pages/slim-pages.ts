import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { memoize } from './memoize.ts';
import { joinGroups } from './grouping.ts';
import { SharedTexts, withoutTexts } from './island-props.ts';
import { mergeScripts, runtimeForLater, scriptsLast } from './page-scripts.ts';
import { stylesForLater, stylesInHead, stylesOf } from './page-styles.ts';
import { NamesOfPages, type UsedNames } from './used-names.ts';

/** How many stylesheets the pages may have among them: each takes 53 characters of the security policy. */
const mostStylesheets = 8;

const stylesheetLink = /<link rel="stylesheet" href="([^"]+)">/g;

/**
 * After the build: leaves in each page only what shows it, and says in its islands where their rest lies,
 * which `src/behaviour/island-parts.ts` fetches once somebody is there (docs/decisions/057). Of the
 * stylesheet that Astro links, the rules that pages of a kind use are put into them; islands are given all of it but its
 * typefaces. Must run before the security policy is made, which needs the hashes of these styles.
 */
export function slimPages(): AstroIntegration {
  return {
    name: 'slim-pages',
    hooks: {
      'astro:build:done': ({ dir, assets }) => {
        const pages = new Map(
          [...assets].map(([route, files]) => [
            route,
            files.filter(({ pathname }) => pathname.endsWith('.html')),
          ]),
        );
        const texts = new Map<string, SharedTexts>();
        const groups: { routes: string[]; used: UsedNames }[] = [];
        for (const [route, files] of pages) {
          const used = new NamesOfPages();
          for (const file of files) {
            const html = readText(file);
            withoutTexts(html, textsOf(html, texts), '');
            used.add(html);
          }
          if (files.length > 0) groups.push({ routes: [route], used });
        }
        const fileAt = (address: string) => new URL(`.${address}`, dir);
        const textFiles = writeTexts(texts, dir);
        const readStyles = memoize((address) => readText(fileAt(address)));
        const writeLater = memoize((address) =>
          writeHashed(stylesForLater(readStyles(address)), 'styles', 'css', dir),
        );
        const writeRuntime = memoize((code) => writeHashed(code, 'islands', 'js', dir));
        const readScript = memoize((address) => readText(fileAt(address)));
        for (const { routes, used } of joinGroups(groups, mostStylesheets)) {
          const inlineStyles = stylesInliner(readStyles, used);
          for (const file of routes.flatMap((route) => pages.get(route) ?? [])) {
            const { html, links } = inlineStyles(stylesInHead(readText(file)));
            const later = links.map((link) => writeLater(link));
            const started = runtimeForLater(html, (code) => writeRuntime(code));
            const parts = ` data-styles="${later.join(' ')}" data-texts="${textFiles.get(languageOf(html)) ?? ''}" data-runtime="${started.address}"`;
            const own = withoutTexts(started.html, textsOf(html, texts), parts);
            writeFileSync(file, scriptsLast(mergeScripts(own, readScript)));
          }
        }
      },
    },
  };
}

/** Synchronously: thousands of small files take longer by way of the thread pool. */
function readText(file: URL): string {
  return readFileSync(file, 'utf8');
}

/** The language of a page, as its document names it. */
function languageOf(html: string): string {
  return /<html[^>]*\slang="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** The texts of a page's language, which are none yet at its first page. */
function textsOf(html: string, texts: Map<string, SharedTexts>): SharedTexts {
  const language = languageOf(html);
  const known = texts.get(language) ?? new SharedTexts();
  texts.set(language, known);
  return known;
}

/** @returns the address of each language's file */
function writeTexts(texts: ReadonlyMap<string, SharedTexts>, dir: URL): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const [language, { json }] of texts) {
    addresses.set(language, writeHashed(json, `texts.${language}`, 'json', dir));
  }
  return addresses;
}

/** @returns the address of the new file, without the path that the site lies below */
function writeHashed(text: string, name: string, extension: string, dir: URL): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const path = `/_astro/${name}.${hash}.${extension}`;
  writeFileSync(new URL(`.${path}`, dir), text);
  return path;
}

/**
 * @returns puts the used part of the linked stylesheets into a page, in their place, and returns with it the
 * addresses of the whole ones
 */
function stylesInliner(readStyles: (address: string) => string, used: UsedNames) {
  const parts = new Map<string, string>();
  return (html: string): { html: string; links: string[] } => {
    const head = html.slice(0, html.indexOf('</head>'));
    const links = [...head.matchAll(stylesheetLink)].map(([, href = '']) => href);
    for (const href of links) {
      if (!parts.has(href)) parts.set(href, stylesOf(readStyles(href), used));
    }
    const inlined = head.replace(
      stylesheetLink,
      (_link, href: string) => `<style>${parts.get(href)}</style>`,
    );
    return { html: inlined + html.slice(head.length), links };
  };
}
