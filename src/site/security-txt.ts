/** Where people who have found a security hole write to, as RFC 9116 asks for it. */

interface SecurityContact {
  readonly email: string;
  readonly origin: string;
  /** The languages that a report may be written in, as language tags. */
  readonly languages: readonly string[];
}

/** The RFC recommends less than a year: who reads an old one should not trust it. */
const validDays = 330;

/** The address of the file, as the RFC sets it. */
export const securityTxtPath = '/.well-known/security.txt';

/** @param now when the site is built */
export function securityTxt({ email, origin, languages }: SecurityContact, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1_000);
  return `${[
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}${securityTxtPath}`,
  ].join('\n')}\n`;
}
