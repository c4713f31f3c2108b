interface SecurityContact {
  readonly email: string;
  readonly origin: string;
  readonly languages: readonly string[];
}

/** RFC 9116 recommends less than a year, so that nobody trusts an outdated file. */
const validDays = 330;

/** The address of the file, as the RFC sets it. */
export const securityTxtPath = '/.well-known/security.txt';

/** The text of the file by which people report security holes (RFC 9116). @param now when the site is built */
export function securityTxt({ email, origin, languages }: SecurityContact, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1_000);
  return `${[
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}${securityTxtPath}`,
  ].join('\n')}\n`;
}
