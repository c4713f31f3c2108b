import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { glob } from 'tinyglobby';
import { socialFolder } from '../src/i18n/routes.ts';
import type { AllowedHosts } from './allowed-hosts.ts';
import { contentSecurityPolicy, inlineHashes } from './content-security-policy.ts';

/** Cloudflare refuses a longer line in `_headers`. */
const longestLine = 2000;

/** Headers of every answer, beside the content security policy. */
const fixedHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const pageCaching = 'public, max-age=0, must-revalidate';
const assetCaching = 'public, max-age=31536000, immutable';

/**
 * After the build: writes the headers that a host is to send, in the two forms most hosts read:
 * `_headers` (Cloudflare, Netlify, our own server) and `_nginx-headers.conf` (an include).
 *
 * @param hosts what pages may reach outside the site
 */
export function securityHeaders(hosts: AllowedHosts): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const scripts = new Set<string>();
        const styles = new Set<string>();
        for (const page of await glob('**/*.html', { cwd: dir })) {
          const found = inlineHashes(await readFile(new URL(page, dir), 'utf8'));
          for (const hash of found.scripts) scripts.add(hash);
          for (const hash of found.styles) styles.add(hash);
        }
        const policy = contentSecurityPolicy({ scripts, styles }, hosts);
        if (policy.length > longestLine) {
          throw new Error(
            `The content security policy is ${policy.length} characters long, hosts take ${longestLine}. Move an inline script or style into a file.`,
          );
        }
        const headers = { 'Content-Security-Policy': policy, ...fixedHeaders };
        await writeFile(new URL('_headers', dir), hostFile(headers));
        await writeFile(new URL('_nginx-headers.conf', dir), nginxFile(headers));
        logger.info(`policy with ${scripts.size} script and ${styles.size} style hashes`);
      },
    },
  };
}

function hostFile(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines,
    `  Cache-Control: ${pageCaching}`,
    '',
    '/_astro/*',
    '  ! Cache-Control',
    `  Cache-Control: ${assetCaching}`,
    '',
    `${socialFolder}/*`,
    '  ! Cache-Control',
    `  Cache-Control: ${assetCaching}`,
    // Previews of links show these images on other sites.
    '  ! Cross-Origin-Resource-Policy',
    '  Cross-Origin-Resource-Policy: cross-origin',
    '',
  ].join('\n');
}

function nginxFile(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `${lines.join('\n')}\n`;
}
