import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Page, Request } from 'playwright/test';

/** What a first visit to a page costs: bytes over the wire by kind, and how many requests. */
export interface Weight {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly font: number;
  readonly total: number;
  readonly requests: number;
}

export interface Visit {
  readonly weight: Weight;
  /** The document as the server sent it. */
  readonly html: string;
  /** Paths of everything that was asked for. */
  readonly asked: readonly string[];
  /** How the texts were compressed. */
  readonly encodings: readonly string[];
}

/** Opens a page as on a first visit and weighs what it asks for by itself, until nothing more comes. */
export async function weigh(page: Page, path: string): Promise<Visit> {
  await disableCache(page);
  const requests: Request[] = [];
  const note = (request: Request): void => {
    // The icon is asked for by the browser's tab, whenever it likes.
    if (!/^\/(icon\.svg|favicon\.ico)$/.test(new URL(request.url()).pathname)) requests.push(request);
  };
  page.on('request', note);
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  page.off('request', note);

  const items = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
      encoding: (await request.response())?.headers()['content-encoding'],
    })),
  );
  const bytes = (...types: string[]): number =>
    items
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .reduce((sum, item) => sum + item.bytes, 0);
  return {
    weight: {
      html: bytes('document'),
      scripts: bytes('script'),
      styles: bytes('stylesheet'),
      font: bytes('font'),
      total: bytes(),
      requests: items.length,
    },
    html: (await answer?.text()) ?? '',
    asked: requests.map((request) => new URL(request.url()).pathname),
    encodings: items
      .filter(({ type }) => ['document', 'script', 'stylesheet'].includes(type))
      .map(({ encoding }) => encoding ?? 'none'),
  };
}

/** Has a page fetch everything anew. */
async function disableCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** The largest of some pages, by what was built for them. */
export function heaviest(paths: readonly string[]): string {
  const size = (path: string): number =>
    statSync(new URL(`../../dist${path === '/' ? '/index' : path}.html`, import.meta.url)).size;
  return paths.toSorted((a, b) => size(b) - size(a))[0] ?? '';
}

/** The built files that hold React, known by the address that its error messages give. */
export function reactFiles(): string[] {
  const folder = new URL('../../dist/_astro/', import.meta.url);
  return readdirSync(folder)
    .filter(
      (name) =>
        name.endsWith('.js') && readFileSync(new URL(name, folder), 'utf8').includes('react.dev/errors'),
    )
    .map((name) => `/_astro/${name}`);
}
