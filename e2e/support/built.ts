/** Reads the built pages as files, without a browser. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as jsdom from 'jsdom';
import { editorPath } from '../../src/integrations/editor/editor.ts';

const dist = new URL('../../dist/', import.meta.url);

/** Every built file by its address. Pages have no `.html`, as hosts serve them. */
const files = new Map(
  (existsSync(dist) ? readdirSync(dist, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = `${entry.parentPath}/${entry.name}`.slice(dist.pathname.length).replace(/^\//, '');
      return [pathOfFile(file), file];
    }),
);

function pathOfFile(file: string): string {
  const clean = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${clean}`;
}

export const builtFiles: readonly string[] = [...files.keys()];

/** The addresses of all built pages, including the 404 pages. The editor is an application, not a page of the site. */
export const builtPages: readonly string[] = [...files]
  .filter(([address, file]) => file.endsWith('.html') && address !== editorPath)
  .map(([address]) => address);

/** One address per page: the default language's prefix gives each page a second, identical file. */
export function distinctPages(): string[] {
  const addresses = new Map(builtPages.map((address) => [readBuilt(address).toString(), address]));
  return [...addresses.values()];
}

export function isBuilt(address: string): boolean {
  return files.has(address);
}

export function readBuilt(address: string): Buffer {
  const file = files.get(address);
  if (!file) throw new Error(`Nothing in dist answers to ${address}: build the site before its tests.`);
  return readFileSync(new URL(file, dist));
}

const require = createRequire(import.meta.url);
let parser: DOMParser | undefined;

function parse(text: string, type: DOMParserSupportedType): Document {
  if (!parser) {
    // Loaded late: it takes two seconds, and not every process needs it.
    const { JSDOM } = require('jsdom') as typeof jsdom;
    const { DOMParser } = new JSDOM('').window;
    parser = new DOMParser();
  }
  return parser.parseFromString(text, type);
}

/** By source text, since some pages exist twice. */
const documents = new Map<string, Document>();

export function documentOf(address: string): Document {
  const text = readBuilt(address).toString();
  let document = documents.get(text);
  if (!document) {
    document = parse(text, 'text/html');
    documents.set(text, document);
  }
  return document;
}

export function xmlOf(address: string): Document {
  return parse(readBuilt(address).toString(), 'application/xml');
}

export function readHead(page: Document) {
  const all = (selector: string): Element[] => [...page.querySelectorAll(selector)];
  const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? '';
  return {
    locale: page.documentElement.lang,
    title: page.title,
    meta: Object.fromEntries(
      all('head meta[content]').map((meta) => [
        attribute(meta, 'name') || attribute(meta, 'property'),
        attribute(meta, 'content'),
      ]),
    ),
    canonical: all('head link[rel="canonical"]').map((link) => attribute(link, 'href')),
    alternates: Object.fromEntries(
      all('head link[rel="alternate"][hreflang]').map((link) => [
        attribute(link, 'hreflang'),
        attribute(link, 'href'),
      ]),
    ),
    feeds: all('head link[type="application/rss+xml"]').map((link) => attribute(link, 'href')),
    jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  };
}

/** The built scripts that contain React, recognised by the URL in its error messages. */
export function reactFiles(): string[] {
  const scripts = builtFiles.filter((file) => /^\/_astro\/.*\.js$/.test(file));
  return scripts.filter((file) => readBuilt(file).includes('react.dev/errors'));
}

/** The unique declarations of all style elements, such as `color: red`, in alphabetical order. */
export function builtDeclarations(): string[] {
  const all = distinctPages().flatMap((path) => {
    const styles = readBuilt(path)
      .toString()
      .matchAll(/<style[^>]*>([^]*?)<\/style>/g);
    // @font-face does not style an element.
    return [...styles].flatMap(([, css = '']) => declarationsOf(css.replace(/@font-face\s*\{[^}]*\}/g, '')));
  });
  return [...new Set(all)].toSorted();
}

function declarationsOf(css: string): string[] {
  // A selector of a nested rule is followed by a brace.
  const found = css.matchAll(
    /(?<=[{};])\s*([-a-z]+)\s*:\s*((?:"[^"]*"|'[^']*'|[^{};])+?)\s*(?:!important)?(?=[;}])/g,
  );
  return [...found].map(([, property = '', value = '']) => `${property}: ${value}`);
}
