/** Where the site is published. */
export interface SiteAddress {
  /** Such as `https://example.com`. */
  readonly origin: string;
  /** The path that the site lies below, such as `/website`; empty at the root of its host. */
  readonly base: string;
}

/** True for an address of a site: scheme and host and, below a path, that; nothing else. */
export function isSiteAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/?#@]+(?:\/[\w.~-]+)*\/?$/.test(text);
}

/**
 * The address that links, canonical addresses, the sitemap and social tags begin with.
 *
 * @param override the environment's PUBLIC_SITE_URL; empty or absent means the owner's
 * @param own `url` of content/site.json
 * @throws when it is not the http(s) address of a site, naming where it was given
 */
export function siteAddress(override: string | undefined, own: string): SiteAddress {
  const given = override || own;
  const source = override ? 'PUBLIC_SITE_URL (environment)' : 'content/site.json, url';
  if (!isSiteAddress(given)) {
    throw new Error(
      `${source}: "${given}" is not a site address. Write https:// and the host, and the path of a site that lies below one, such as https://example.com or https://example.com/website.`,
    );
  }
  const { origin, pathname } = new URL(given);
  return { origin, base: pathname.replace(/\/$/, '') };
}
