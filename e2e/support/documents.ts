import type { Page } from 'playwright/test';

export interface Link {
  /** The address as the page writes it. */
  readonly href: string;
  /** Set on links of the language switcher. */
  readonly hreflang: string;
}

/** A page as it is served, before any script has run. */
export interface SourceDocument {
  readonly path: string;
  readonly status: number;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: string;
  readonly alternates: Readonly<Record<string, string>>;
  readonly links: readonly Link[];
  readonly ids: readonly string[];
}

/** Fetches pages and parses them in the browser, which leaves the page on a file of the site. */
export async function readDocuments(page: Page, paths: readonly string[]): Promise<SourceDocument[]> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
  return page.evaluate(
    (wanted) =>
      Promise.all(
        wanted.map(async (path) => {
          const response = await fetch(path);
          const source = new DOMParser().parseFromString(await response.text(), 'text/html');
          const attribute = (selector: string, name: string): string =>
            source.querySelector(selector)?.getAttribute(name) ?? '';
          return {
            path,
            status: response.status,
            language: source.documentElement.lang,
            title: source.title,
            description: attribute('meta[name="description"]', 'content'),
            robots: attribute('meta[name="robots"]', 'content'),
            canonical: attribute('link[rel="canonical"]', 'href'),
            alternates: Object.fromEntries(
              [...source.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
                link.getAttribute('hreflang') ?? '',
                link.getAttribute('href') ?? '',
              ]),
            ),
            links: [...source.querySelectorAll('a[href]')].map((link) => ({
              href: link.getAttribute('href') ?? '',
              hreflang: link.getAttribute('hreflang') ?? '',
            })),
            ids: [...source.querySelectorAll('[id]')].map(({ id }) => id),
          };
        }),
      ),
    [...paths],
  );
}
