import type { APIRoute } from 'astro';
import { origin, site } from '../../content/owner-data.ts';
import { languages } from '../../site/locales.ts';

/** RFC 9116 recommends less than a year, to avoid outdated files. */
const validDays = 330;

/** How to report vulnerabilities (RFC 9116). */
export const GET: APIRoute = ({ url }) => {
  const expires = new Date(Date.now() + validDays * 24 * 60 * 60 * 1_000);
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${Object.values(languages)
      .map(({ htmlLang }) => htmlLang)
      .join(', ')}`,
    `Canonical: ${origin}${url.pathname}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
