import { isRootRelative } from '../src/i18n/routes.ts';
import { inlineHashes } from './content-security-policy.ts';

/**
 * What later steps of a build need to know of the pages. It is gathered while each is in hand, since reading them
 * takes as long as all else that is done to them, and keeping their text takes a gigabyte for 9,000.
 */
export class FinishedPages {
  /** The hashes of the inline code of all pages, as the security policy names them. */
  readonly hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  readonly #links = new Map<string, readonly string[]>();

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
    this.#links.set(pathOf(file), [...new Set(linksOf(html))]);
  }

  has(file: string): boolean {
    return this.#links.has(pathOf(file));
  }
}

function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/g)]
    .map(([, href = '']) => href.replace(/[?#].*$/, ''))
    .filter(isRootRelative);
}
