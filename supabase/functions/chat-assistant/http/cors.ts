/** Which sites may call the function from a browser, and the headers that tell the browser so. */

/** Reads origins with commas between them. @throws for a typo, which must not silently open or close the function */
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
  // Anything beyond host and port would be dropped in silence.
  if (url?.href !== `${url?.origin}/`) {
    throw new Error(`ALLOWED_ORIGINS: "${entry}" is not an origin such as https://example.com.`);
  }
  return url.origin;
}

/**
 * The headers of every answer, errors included: without them a page cannot read why it failed. An origin that may not call
 * gets no `Access-Control-Allow-Origin`. Browsers name theirs with every POST: where a list is set, none is refused too.
 */
export function corsHeaders(origin: string | null, allowed: ReadonlySet<string>): Record<string, string> {
  if (allowed.size === 0) return { 'Access-Control-Allow-Origin': '*' };
  // The answer depends on the origin; a cache must not hand it to another site.
  const vary = { Vary: 'Origin' };
  return origin !== null && allowed.has(origin) ? { 'Access-Control-Allow-Origin': origin, ...vary } : vary;
}

/** The headers of a preflight response, in addition to `corsHeaders`. */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  // Sent by `@supabase/supabase-js`.
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  // A day; browsers cut it to their own limit (two hours in Chromium).
  'Access-Control-Max-Age': '86400',
};
