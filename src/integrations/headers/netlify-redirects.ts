import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { locales } from '../../i18n/locales.ts';

/**
 * After a build on Netlify: writes `_redirects` into the site. Netlify looks for one 404 page only, and these rules
 * show each language's own below its prefix. Not elsewhere, since Cloudflare reads the file too and refuses the status.
 *
 * @param environment Netlify sets `NETLIFY` to `true`
 */
export function netlify(environment: Readonly<Record<string, string | undefined>>): AstroIntegration {
  return {
    name: 'netlify-redirects',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (environment['NETLIFY'] !== 'true') return;
        const rules = locales.map((locale) => `/${locale}/*  /${locale}/404.html  404\n`);
        await writeFile(new URL('_redirects', dir), rules.join(''));
      },
    },
  };
}
