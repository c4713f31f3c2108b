/** Every link leads somewhere, and stays in its language. */

import { expect, type Page, test } from 'playwright/test';
import { readDocuments, type SourceDocument } from './support/documents.ts';
import { isBlog, kindOf, languageOf, languages, origin, pages, routeOf } from './support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const outsideAddress = /^(https:\/\/|mailto:[^@\s]+@[^@\s]+\.[a-z]+$)/;

interface Reference {
  readonly from: SourceDocument;
  readonly href: string;
  /** Path of the page it leads to, without fragment. */
  readonly path: string;
  readonly fragment: string;
  readonly switchesLanguage: boolean;
  /** A link within its page, written as a fragment only. */
  readonly within: boolean;
}

/** The links of a page that stay on the site, also those that spell out its address. */
function references(from: SourceDocument): Reference[] {
  return from.links.flatMap(({ href, hreflang }) => {
    const target = new URL(href, origin + from.path);
    if (target.origin !== origin) return [];
    return {
      from,
      href,
      path: target.pathname,
      fragment: decodeURIComponent(target.hash.slice(1)),
      switchesLanguage: hreflang !== '',
      within: href.startsWith('#'),
    };
  });
}

/** Follows every link from both home pages until nothing new is found. */
async function crawl(page: Page): Promise<Map<string, SourceDocument>> {
  const found = new Map<string, SourceDocument>();
  let wanted = ['/', '/sv'];
  while (wanted.length > 0) {
    for (const read of await readDocuments(page, wanted)) found.set(read.path, read);
    const linked = [...found.values()].flatMap(references).map(({ path }) => path);
    wanted = [...new Set(linked)].filter((path) => !found.has(path));
  }
  return found;
}

test('links', async ({ page }) => {
  const documents = await crawl(page);
  const links = [...documents.values()].flatMap(references);
  const between = links.filter(({ switchesLanguage, within }) => !switchesLanguage && !within);
  const named = (wrong: Reference[]): string[] => wrong.map(({ from, href }) => `${from.path}: ${href}`);

  await test.step('reach every page', () => {
    const reached = new Set([...documents.keys()].map((path) => languageOf(path) + routeOf(path)));
    const unreached = pages.filter((path) => !reached.has(languageOf(path) + routeOf(path)));
    // The dashboard is reached by signing in.
    expect.soft(unreached.filter((path) => kindOf(path) !== 'dashboard')).toEqual([]);
  });

  await test.step('lead to pages that exist', () => {
    expect.soft(named(links.filter(({ path }) => documents.get(path)?.status !== 200))).toEqual([]);
  });

  await test.step('lead to places that exist', () => {
    const lost = links.filter(
      ({ path, fragment }) => fragment !== '' && !documents.get(path)?.ids.includes(fragment),
    );
    expect.soft(named(lost)).toEqual([]);
    expect.soft(links.filter(({ fragment }) => fragment !== '').length).toBeGreaterThan(50);
  });

  await test.step('spell out the language when they lead to the blog', () => {
    const toBlog = between.filter(({ path }) => isBlog(path));
    expect.soft(toBlog.length).toBeGreaterThan(20);
    expect.soft(named(toBlog.filter(({ path }) => !/^\/(en|sv)\//.test(path)))).toEqual([]);
  });

  await test.step('spell out the language when they lead from the blog home', () => {
    const home = between.filter(({ from, path }) => isBlog(from.path) && routeOf(path) === '/');
    expect.soft(home.length).toBeGreaterThan(20);
    expect.soft(named(home.filter(({ path }) => !/^\/(en|sv)$/.test(path)))).toEqual([]);
  });

  await test.step('stay in the language of their page', () => {
    const strays = between.filter(({ from, path }) => languageOf(path) !== from.language);
    expect.soft(named(strays)).toEqual([]);
  });

  await test.step('switch to the same page in the other language', () => {
    const switches = links.filter(({ switchesLanguage }) => switchesLanguage);
    expect.soft(named(switches.filter(({ from, path }) => routeOf(path) !== routeOf(from.path)))).toEqual([]);
    for (const [path, { links: own }] of documents) {
      const offered = own.filter(({ hreflang }) => hreflang !== '').map(({ hreflang }) => hreflang);
      if (kindOf(path) !== 'dashboard') expect.soft([...new Set(offered)], path).toEqual(languages);
    }
  });

  await test.step('out of the site are addresses that work', () => {
    const outside = [...documents.values()]
      .flatMap(({ links: own }) => own.map(({ href }) => href))
      .filter((href) => /^[a-z]+:/.test(href));
    expect.soft(outside.filter((href) => !outsideAddress.test(href))).toEqual([]);
  });
});
