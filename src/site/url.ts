import siteJson from '../../content/site.json' with { type: 'json' };

/**
 * The address that canonical links, the sitemap and social tags begin with.
 *
 * @param override the environment's PUBLIC_SITE_URL; empty or absent means `url` of content/site.json
 * @returns an origin without a closing slash
 * @throws when the address is not an http(s) origin, naming where it was given
 */
export function siteUrl(override: string | undefined): string {
  const given = override || siteJson.url;
  const source = override ? 'PUBLIC_SITE_URL (environment)' : 'content/site.json, url';
  if (!URL.canParse(given) || !/^https?:\/\/[^/?#@]+\/?$/.test(given)) {
    throw new Error(
      `${source}: "${given}" is not a site address. Write the scheme and host only, such as https://example.com.`,
    );
  }
  return new URL(given).origin;
}
