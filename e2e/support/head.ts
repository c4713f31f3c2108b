import type { Page } from 'playwright/test';

/** What a page tells search engines and social services, as its head holds it. */
export interface Head {
  readonly language: string;
  readonly title: string;
  /** Contents of the meta elements by name or property. */
  readonly meta: Readonly<Record<string, string>>;
  /** Addresses of canonical links; there should be one. */
  readonly canonical: readonly string[];
  /** Addresses by hreflang. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly jsonLd: readonly string[];
}

/** Reads the head of the page that is shown. */
export function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const all = <Kind extends Element>(selector: string): Kind[] => [
      ...document.querySelectorAll<Kind>(selector),
    ];
    return {
      language: document.documentElement.lang,
      title: document.title,
      meta: Object.fromEntries(
        all<HTMLMetaElement>('head meta[content]').map((meta) => [
          meta.name || (meta.getAttribute('property') ?? ''),
          meta.content,
        ]),
      ),
      canonical: all<HTMLLinkElement>('head link[rel="canonical"]').map(({ href }) => href),
      alternates: Object.fromEntries(
        all<HTMLLinkElement>('head link[rel="alternate"][hreflang]').map(({ hreflang, href }) => [
          hreflang,
          href,
        ]),
      ),
      jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
    };
  });
}
