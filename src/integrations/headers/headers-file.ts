import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { glob } from 'tinyglobby';
import type { Site } from '../../content/company/site-schema.ts';
import { socialFolder } from '../../site/routes.ts';
import { editorPath, editorPolicy } from '../editor/editor.ts';
import { type AllowedHosts, contentSecurityPolicy, inlineHashes } from './content-security-policy.ts';

interface HeaderOptions {
  readonly policy: string;
  readonly hsts: Site['hsts'];
  /** Whether the editor is published: it needs a separate policy. */
  readonly hasEditor?: boolean | undefined;
}

const baseHeaders = [
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: DENY',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy: same-origin',
  'Cross-Origin-Resource-Policy: same-origin',
  'Cache-Control: public, max-age=0, must-revalidate',
];

const hstsSeconds = 63_072_000; // two years, as the preload list recommends

function transportSecurity({ includeSubDomains, preload }: Site['hsts']): string {
  return `max-age=${hstsSeconds}${includeSubDomains ? '; includeSubDomains' : ''}${preload ? '; preload' : ''}`;
}

/** Files in which browsers do not run scripts. XML and SVG may contain scripts. */
const inertFile =
  /\.(?:avif|gif|ico|jpe?g|png|webp|otf|ttf|woff2?|m4a|mp3|mp4|ogg|wav|webm|css|m?js|pdf|txt)$/i;
const imageFile = /\.(?:avif|webp|jpe?g|png)$/;

/** XML must not run any scripts, but browsers may add styles to show it as a tree. */
export const xmlPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Cloudflare ignores any more rules, and rejects lines of more than 2,000 characters. */
const maxRules = 100;
const maxPolicyLength = 2000 - '  Content-Security-Policy: '.length;

/**
 * One rule per file, not per folder: Cloudflare would apply a folder's rule to 404 pages below it too.
 *
 * @returns the text, and the scripts and fonts that exceed the limit
 */
export function headersFile(paths: readonly string[], { policy, hsts, hasEditor }: HeaderOptions) {
  const withoutPolicy = ['! Content-Security-Policy'];
  const withPolicy = (other: string) => [...withoutPolicy, `Content-Security-Policy: ${other}`];
  const cached = [...withoutPolicy, '! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable'];
  const folderRules = [
    rule('/*', [
      ...baseHeaders,
      `Strict-Transport-Security: ${transportSecurity(hsts)}`,
      `Content-Security-Policy: ${policy}`,
    ]),
    // Social networks show these images on their own pages.
    rule(`${socialFolder}/*`, [
      '! Cross-Origin-Resource-Policy',
      'Cross-Origin-Resource-Policy: cross-origin',
    ]),
    ...(hasEditor ? [editorPath, `${editorPath}/*`] : []).map((path) => rule(path, withPolicy(editorPolicy))),
  ];

  const inert = paths.filter((path) => inertFile.test(path));
  const hashed = inert.filter((path) => path.startsWith('/_astro/') || path.startsWith(`${socialFolder}/`));
  const assets = hashed.filter((path) => !imageFile.test(path));
  // In order of importance, in case there are too many: a script without a rule is downloaded again on every visit.
  const fileRules = [
    ...assets.map((path) => rule(path, cached)),
    ...paths.filter((path) => path.endsWith('.xml')).map((path) => rule(path, withPolicy(xmlPolicy))),
    ...inert.filter((path) => !hashed.includes(path)).map((path) => rule(path, withoutPolicy)),
    ...hashed.filter((path) => imageFile.test(path)).map((path) => rule(path, cached)),
  ];
  const room = maxRules - folderRules.length;
  return { text: [...folderRules, ...fileRules.slice(0, room)].join('\n'), uncached: assets.slice(room) };
}

function rule(path: string, lines: readonly string[]): string {
  return [encodeURI(path), ...lines.map((line) => `  ${line}`), ''].join('\n');
}

export function responseHeaders(
  options: Omit<HeaderOptions, 'policy'> & { readonly allowed: AllowedHosts },
): AstroIntegration {
  return {
    name: 'response-headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const cwd = fileURLToPath(dir);
        const pages = await glob('**/*.html', { cwd, absolute: true });
        const hashes = inlineHashes(await Promise.all(pages.map((page) => readFile(page, 'utf8'))));
        const policy = contentSecurityPolicy(hashes, options.allowed);
        if (policy.length > maxPolicyLength) {
          throw new Error(
            `The content security policy is ${policy.length} characters long; hosts accept at most ${maxPolicyLength}. Move an inline script or style into a file.`,
          );
        }
        const files = await glob('**/*', { cwd, dot: true });
        const paths = files.map((path) => `/${path}`).toSorted();
        const { text, uncached } = headersFile(paths, { ...options, policy });
        await writeFile(new URL('_headers', dir), text);
        if (uncached.length > 0) {
          logger.warn(`_headers has no room for ${uncached.length} scripts: browsers will not cache them.`);
        }
        logger.info(`policy with ${hashes.script.size} script and ${hashes.style.size} style hashes`);
      },
    },
  };
}
