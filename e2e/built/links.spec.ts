/** Every link leads somewhere, and stays in its language. Needs no browser. */

import { anchors, isUnlisted } from '../../src/site/routes.ts';
import { builtPages, documentOf, isBuilt } from '../support/built.ts';
import {
  canonicalOf,
  isBlog,
  kindOf,
  languageOf,
  languages,
  origin,
  owner,
  pages,
  routeOf,
  texts,
} from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const outsideAddress = /^(https:\/\/|mailto:\?subject=|mailto:[^@\s]+@[^@\s]+\.[a-z]+$|tel:\+\d+$)/;

const spelledOut = new RegExp(`^/(${languages.join('|')})(/|$)`);

interface Link {
  readonly from: string;
  readonly href: string;
  /** Path of the page it leads to, without fragment; undefined when it leads out of the site. */
  readonly path: string | undefined;
  readonly fragment: string;
  /** Set on links of the language switcher. */
  readonly hreflang: string;
}

/** The links of a page; one that spells out the site's own address stays on the site. */
function linksOf(from: string): Link[] {
  return [...documentOf(from).querySelectorAll('a[href]')].map((link) => {
    const href = link.getAttribute('href') ?? '';
    const target = new URL(href, origin + from);
    return {
      from,
      href,
      path: target.origin === origin ? target.pathname : undefined,
      fragment: decodeURIComponent(target.hash.slice(1)),
      hreflang: link.getAttribute('hreflang') ?? '',
    };
  });
}

let links: readonly Link[];
/** Links to another page in the same language: neither of the language switcher nor within a page. */
let between: readonly (Link & { readonly path: string })[];

test.beforeAll(() => {
  links = builtPages.flatMap(linksOf);
  between = links.flatMap(({ path, ...link }) =>
    path === undefined || link.hreflang !== '' || link.href.startsWith('#') ? [] : [{ ...link, path }],
  );
});

const named = (wrong: readonly { from: string; href: string }[]): string[] =>
  wrong.map(({ from, href }) => `${from}: ${href}`);

test.describe('links', () => {
  test('reach every page from the two home pages', () => {
    const reached = new Set(languages.map((language) => canonicalOf(language, '/')));
    // Iterating over a Set also visits what is added during the loop.
    for (const page of reached) {
      for (const { path } of isBuilt(page) ? linksOf(page) : []) {
        if (path !== undefined) reached.add(canonicalOf(languageOf(path), routeOf(path)));
      }
    }
    // Nothing leads to a blog without articles.
    const linked = pages.filter((path) => !isUnlisted(routeOf(path)) && routeOf(path) !== '/blog');
    expect(linked.filter((path) => !reached.has(path))).toEqual([]);
  });

  test('lead to pages that exist', () => {
    expect(named(links.filter(({ path }) => path !== undefined && !isBuilt(path)))).toEqual([]);
  });

  // The check of content/ and the build name links of texts to a heading that is gone.
  test('of the site’s own parts lead to places that exist', () => {
    const own: readonly string[] = Object.values(anchors);
    const toPlaces = links.filter(
      ({ path, fragment, href }) => path !== undefined && (href.startsWith('#') || own.includes(fragment)),
    );
    const lost = toPlaces.filter(
      ({ path = '', fragment }) => isBuilt(path) && !documentOf(path).getElementById(fragment),
    );
    expect(named(lost)).toEqual([]);
    expect(toPlaces.length).toBeGreaterThan(50);
  });

  test('of the home page’s questions lead to their answers', () => {
    for (const language of languages) {
      const home = documentOf(canonicalOf(language, '/'));
      const title = [...home.querySelectorAll('h2')].find(
        ({ textContent }) => textContent.trim() === texts[language].faq.home.title,
      );
      const questions = [...(title?.closest('section')?.querySelectorAll('li a') ?? [])];
      expect(questions).not.toEqual([]);
      for (const question of questions) {
        const { pathname, hash } = new URL(question.getAttribute('href') ?? '', origin);
        expect.soft(pathname).toBe(canonicalOf(language, '/faq'));
        const answer = documentOf(pathname).getElementById(decodeURIComponent(hash.slice(1)));
        const heading = answer?.querySelector('summary h3');
        const [asked, answered] = [question, heading].map((element) => element?.textContent.trim());
        expect.soft([answer?.localName, answered]).toEqual(['details', asked]);
      }
    }
  });

  test('spell out the language when they lead to the blog', () => {
    const toBlog = between.filter(({ path }) => isBlog(path));
    expect(toBlog.length).toBeGreaterThan(20);
    expect(named(toBlog.filter(({ path }) => !spelledOut.test(path)))).toEqual([]);
  });

  test('stay in the language of their page', () => {
    expect(named(between.filter(({ from, path }) => languageOf(path) !== languageOf(from)))).toEqual([]);
  });

  test('of the language switcher lead to the same page in each language', () => {
    const switches = links.filter(({ hreflang }) => hreflang !== '');
    const astray = switches.filter(
      ({ from, path = '', hreflang }) =>
        languageOf(path) !== hreflang || (pages.includes(from) && routeOf(path) !== routeOf(from)),
    );
    expect(named(astray)).toEqual([]);
    for (const page of builtPages.filter((path) => kindOf(path) !== 'dashboard')) {
      const offered = linksOf(page).map(({ hreflang }) => hreflang);
      expect.soft([...new Set(offered)].filter(Boolean), page).toEqual(languages);
    }
  });

  test('out of the site are addresses that work', () => {
    const outside = links.map(({ href }) => href).filter((href) => /^[a-z]+:/.test(href));
    expect(outside.filter((href) => !outsideAddress.test(href))).toEqual([]);
  });
});

for (const language of languages) {
  const recording = owner.callRecording?.[language];

  test(`the home page in ${language} plays ${recording ?? 'nothing'}`, () => {
    const players = [...documentOf(canonicalOf(language, '/')).querySelectorAll('audio')];
    expect(players.map((player) => player.getAttribute('src'))).toEqual(recording ? [recording] : []);
    for (const player of players) expect(player.getAttribute('aria-label')).not.toBe('');
    if (recording) expect(isBuilt(recording)).toBe(true);
  });
}
