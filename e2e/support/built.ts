/** The built pages as files, read without a browser. */

import { readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

const dist = new URL('../../dist/', import.meta.url);
const { DOMParser } = new JSDOM('').window;

/** Every built file by its address: pages without `.html`, as hosts serve them. */
const files = new Map(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = `${entry.parentPath}/${entry.name}`.slice(dist.pathname.length).replace(/^\//, '');
      return [addressOf(file), file];
    }),
);

function addressOf(file: string): string {
  const clean = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${clean}`;
}

/** The addresses of everything that was built. */
export const builtFiles: readonly string[] = [...files.keys()];

/** The addresses of all pages that were built, the 404 pages among them. */
export const builtPages: readonly string[] = [...files]
  .filter(([, file]) => file.endsWith('.html'))
  .map(([address]) => address);

/** True where the site has a page or another file. */
export function isBuilt(address: string): boolean {
  return files.has(address);
}

/**
 * The bytes of a page or another file.
 *
 * @throws when nothing was built for the address
 */
export function readBuilt(address: string): Buffer {
  const file = files.get(address);
  if (!file) throw new Error(`Nothing in dist answers to ${address}: build the site before its tests.`);
  return readFileSync(new URL(file, dist));
}

const documents = new Map<string, Document>();

/** A page as it is served, before any script has run. */
export function documentOf(address: string): Document {
  let document = documents.get(address);
  if (!document) {
    document = new DOMParser().parseFromString(readBuilt(address).toString(), 'text/html');
    documents.set(address, document);
  }
  return document;
}

/** An XML file of the site. */
export function xmlOf(address: string): Document {
  return new DOMParser().parseFromString(readBuilt(address).toString(), 'application/xml');
}
