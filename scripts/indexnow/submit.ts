import { keyFile } from './key.ts';

/** The protocol takes no more addresses at a time. */
const mostAddresses = 10_000;

/** What the service means by its answers (indexnow.org/documentation). */
const refusals: Readonly<Record<number, string>> = {
  400: 'the request is malformed.',
  403: 'it does not find the key. Publish the site, which holds its file, before you tell.',
  422: 'the addresses are not those of the site, or the key is another one. Check PUBLIC_SITE_URL and INDEXNOW_KEY.',
  429: 'it was told too often. Try again later.',
};

/**
 * Tells search engines which pages have changed.
 *
 * @param addresses whole addresses of one site, one at least
 * @param endpoint where IndexNow takes them
 * @param base the path that the site lies below, without a closing slash: the file of its key lies there too
 * @throws when the service refuses them, with its reason and the remedy
 */
export async function submit(
  addresses: readonly string[],
  key: string,
  endpoint: string,
  base = '',
): Promise<void> {
  const { host, origin } = new URL(addresses[0] ?? '');
  for (let start = 0; start < addresses.length; start += mostAddresses) {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host,
        key,
        keyLocation: `${origin}${base}/${keyFile(key)}`,
        urlList: addresses.slice(start, start + mostAddresses),
      }),
    });
    if (!ok) throw new Error(`IndexNow answered ${status}: ${refusals[status] ?? 'try again later.'}`);
  }
}
