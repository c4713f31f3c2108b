/** Which sites may call the function from a browser, and the CORS headers that tell the browser. */

/** Reads comma-separated origins. @throws for a typo, which must not silently open or close the function */
export function parseOrigins(setting: string | undefined): ReadonlySet<string> {
  const entries = (setting ?? '').split(',').map((entry) => entry.trim());
  return new Set(entries.filter((entry) => entry !== '').map(originOf));
}

function originOf(entry: string): string {
  const url = /^https?:\/\//i.test(entry) && URL.canParse(entry) ? new URL(entry) : undefined;
  if (`${entry}${url?.hostname}`.includes('*')) {
    throw new Error(
      `ALLOWED_ORIGINS: "${entry}" has a wildcard, which no browser's origin is equal to. List each origin, such as https://www.example.com.`,
    );
  }
  // Anything after host and port would be silently dropped.
  if (url?.href !== `${url?.origin}/`) {
    throw new Error(`ALLOWED_ORIGINS: "${entry}" is not an origin such as https://example.com.`);
  }
  return url.origin;
}

/** Browsers send an origin with every POST, so if a list is set, a request without an origin is refused too. */
export function isAllowedOrigin(origin: string | null, allowed: ReadonlySet<string>): boolean {
  return allowed.size === 0 || (origin !== null && allowed.has(origin));
}

/**
 * The headers of every response, including errors: without them a page cannot read why its request failed. An origin
 * that is not allowed gets no `Access-Control-Allow-Origin`.
 */
export function corsHeaders(origin: string | null, allowed: ReadonlySet<string>): Record<string, string> {
  if (allowed.size === 0) return { 'Access-Control-Allow-Origin': '*' };
  // The response depends on the origin, so a cache must not serve it to another site.
  const vary = { Vary: 'Origin' };
  return origin && isAllowedOrigin(origin, allowed)
    ? { 'Access-Control-Allow-Origin': origin, ...vary }
    : vary;
}

/** The headers of a preflight response, in addition to `corsHeaders`. */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  // Sent by `@supabase/supabase-js`.
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  // One day; browsers cap it at their own limit (two hours in Chromium).
  'Access-Control-Max-Age': '86400',
};
