/** The address of a request, read once: headers, redirect and file all go by what is made of it here. */

/** Encoded, they divide a path for some programs and not for others: `/`, `?`, `\` and NUL. */
const isAmbiguous = /%(?:2f|3f|5c|00)/i;

/**
 * The one address that a page or file is known by, percent-encoded: `/about/`, `/about.html`,
 * `/about/index`, `/about%2ehtml` and `/%61bout` are `/about`.
 *
 * @param pathname as the request's first line has it
 * @returns undefined for what no browser asks for and servers read differently: encoded slashes, question marks,
 *   backslashes and NULs, segments of dots, what is no UTF-8 or no path
 */
export function cleanAddress(pathname: string): string | undefined {
  const path = isAmbiguous.test(pathname) ? undefined : decoded(pathname);
  if (!path?.startsWith('/') || /[\\/]\.{1,2}(?:[\\/]|$)/.test(path)) return undefined;
  const clean = path
    .replace(/[\\/]{2,}/g, '/') // browsers take a backslash for a slash: //host is another site
    .replace(/(\/index)?(\.html)?$/, '')
    .replace(/\/+$/, '');
  return encodeURI(clean || '/').replaceAll('#', '%23');
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
