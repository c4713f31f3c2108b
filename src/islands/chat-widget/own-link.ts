/**
 * True for what a reply may link to: pages of this site, and a mail to the site's own address. Judged where
 * the link is rendered, by the parser that the browser follows links with; whatever wrote the reply may have
 * been talked into anything.
 *
 * @param href the link as markdown gives it
 * @param origin the site's, such as `https://example.com`
 * @param email the site's mail address
 */
export function isOwnLink(href: string, origin: string, email: string): boolean {
  if (href.toLowerCase() === `mailto:${email.toLowerCase()}`) return true;
  try {
    const url = new URL(href, origin);
    // A blob: address has the origin of the page that made it.
    return url.origin === origin && /^https?:$/.test(url.protocol);
  } catch {
    return false; // no address at all
  }
}
