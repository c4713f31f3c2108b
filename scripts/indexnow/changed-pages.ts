/** The days of their last change by the addresses of pages; undefined where a sitemap names none. */
export type SitemapPages = ReadonlyMap<string, string | undefined>;

/** The pages of a sitemap as `integrations/sitemap.ts` writes it. */
export function pagesOf(sitemap: string): SitemapPages {
  const entries = [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => {
    const address = /<loc>([^<]+)<\/loc>/.exec(entry)?.[1]?.replaceAll('&amp;', '&') ?? '';
    return [address, /<lastmod>(\d{4}-\d{2}-\d{2})/.exec(entry)?.[1]] as const;
  });
  return new Map(entries);
}

/** The addresses that are new, changed or gone since an earlier sitemap. A page without a day counts as unchanged. */
export function changedPages(pages: SitemapPages, before: SitemapPages): string[] {
  const changed = [...pages].filter(([address, day]) => !before.has(address) || day !== before.get(address));
  const gone = [...before.keys()].filter((address) => !pages.has(address));
  return [...changed.map(([address]) => address), ...gone];
}

/**
 * The addresses of pages that have changed on a day or after it.
 *
 * @param day yyyy-mm-dd
 */
export function pagesSince(pages: SitemapPages, day: string): string[] {
  return [...pages]
    .filter(([, changed]) => changed !== undefined && changed >= day)
    .map(([address]) => address);
}
