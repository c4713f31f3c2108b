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

/** Reads the head of a page. */
export function readHead(page: Document): Head {
  const all = (selector: string): Element[] => [...page.querySelectorAll(selector)];
  const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? '';
  return {
    language: page.documentElement.lang,
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
    jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  };
}
