/** True for the address of a site: scheme and host, nothing else. */
export function isSiteAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/?#@]+\/?$/.test(text);
}

/**
 * The origin that links, canonical addresses, the sitemap and social tags begin with.
 *
 * @param override the environment's PUBLIC_SITE_URL; empty or absent means the owner's
 * @param own `url` of content/site.json
 * @throws when it is not the http(s) address of a site, naming where it was given
 */
export function siteOrigin(override: string | undefined, own: string): string {
  const given = override || own;
  if (isSiteAddress(given)) return new URL(given).origin;
  const source = override ? 'PUBLIC_SITE_URL (environment)' : 'content/site.json, url';
  throw new Error(
    `${source}: "${given}" is not a site address. Write https:// and the host alone, such as https://example.com.`,
  );
}
