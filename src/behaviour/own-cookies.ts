/** Names of the cookies that the two services set on this site. */
const pattern = /^(_ga|_gid|_gat|_hj)/;

/**
 * What to assign to `document.cookie`, one after the other, so that the services' cookies are gone.
 * They are set for the widest domain that the browser allows, so each parent domain is tried.
 *
 * @param cookies the value of `document.cookie`
 */
export function ownCookies(cookies: string, hostname: string): string[] {
  const names = cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => pattern.test(name));
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`);
  return names.flatMap((name) => ['', ...domains].map((domain) => `${name}=; max-age=0; path=/${domain}`));
}
