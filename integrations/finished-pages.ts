import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { glob } from 'tinyglobby';
import { withoutBase } from '../src/i18n/base.ts';
import { isRootRelative } from '../src/i18n/routes.ts';
import { inlineHashes } from './content-security-policy.ts';

/**
 * What later steps of a build need to know of the pages. It is gathered while each is in hand, since reading them
 * takes as long as all else that is done to them, and keeping their text takes a gigabyte for 9,000.
 */
export class FinishedPages {
  /** The hashes of the inline code of all pages, as the security policy names them. */
  readonly hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  /** Whether any page shows a video. */
  haveVideos = false;
  readonly #base: string;
  readonly #links = new Map<string, readonly string[]>();
  readonly #addresses = new Map<string, string>();

  /** @param base the path that the site lies below, without a closing slash */
  constructor(base = '') {
    this.#base = base;
  }

  /** The paths within the site that each page links to, by its own without ending. */
  get links(): ReadonlyMap<string, readonly string[]> {
    return this.#links;
  }

  /**
   * Takes note of a page as it is sent.
   *
   * @param file its path within the site, such as `sv/about.html`
   */
  add(file: string, html: string): void {
    const { scripts, styles } = inlineHashes(html);
    for (const hash of scripts) this.hashes.scripts.add(hash);
    for (const hash of styles) this.hashes.styles.add(hash);
    this.haveVideos ||= html.includes(' data-video="');
    this.#links.set(
      pathOf(file),
      [...new Set(linksOf(html))].map((address) => this.#kept(withoutBase(address, this.#base))),
    );
  }

  /** A copy: a part of a text keeps the whole of it in memory. */
  #kept(address: string): string {
    const known = this.#addresses.get(address) ?? Buffer.from(address).toString();
    this.#addresses.set(known, known);
    return known;
  }
}

/** After the build: reads every page into `pages`, for the integrations that come after this one. */
export function readFinishedPages(pages: FinishedPages): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = await glob('**/*.html', { cwd: dir });
        // Synchronously: thousands of small files take longer by way of the thread pool.
        for (const file of files) pages.add(file, readFileSync(new URL(encodeURI(file), dir), 'utf8'));
      },
    },
  };
}

function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/g)]
    .map(([, href = '']) => href.replace(/[?#].*$/, ''))
    .filter(isRootRelative);
}
