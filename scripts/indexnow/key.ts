/** The file by which a site proves to IndexNow that a key is its own. */

/**
 * The name of a key's file, from the site's root.
 *
 * @throws when it is no key, with the remedy
 */
export function keyFile(key: string): string {
  // indexnow.org/documentation
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(key)) {
    throw new Error(
      'INDEXNOW_KEY: is no key. Take 8 to 128 letters, digits and hyphens, such as what "openssl rand -hex 16" prints.',
    );
  }
  return `${key}.txt`;
}
