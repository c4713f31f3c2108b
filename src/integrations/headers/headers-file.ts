import { editorPath, editorPolicy } from '../editor/editor.ts';
import { socialFolder } from '../../site/routes.ts';
import type { Site } from '../../content/company/site-schema.ts';

export interface SiteHeaders {
  readonly policy: string;
  /** The owner's promise for subdomains, from `content/site.json`. */
  readonly hsts: Site['hsts'];
  /** Whether the editor is published: it has its own policy. */
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

/** Files in which browsers run no scripts. XML and SVG may hold some. */
const inertFile =
  /\.(?:avif|gif|ico|jpe?g|png|webp|otf|ttf|woff2?|m4a|mp3|mp4|ogg|wav|webm|css|m?js|pdf|txt)$/i;
const imageFile = /\.(?:avif|webp|jpe?g|png)$/;

/** XML runs nothing; browsers may add their own styles to show it as a tree. */
export const xmlPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Cloudflare ignores further rules, and refuses lines of more than 2,000 characters. */
const maxRules = 100;
export const maxPolicyLength = 2000 - '  Content-Security-Policy: '.length;

/**
 * The text of `_headers`. Each file has its own rule: Cloudflare Workers would send the headers of a folder with its 404s
 * too, and browsers would remember for a year that a script was missing during a release.
 *
 * @param paths all files of the build, with a leading slash
 * @returns also the scripts and fonts for which no rule was left: browsers will not cache them
 */
export function headersFile(paths: readonly string[], { policy, hsts, hasEditor }: SiteHeaders) {
  const withoutPolicy = ['! Content-Security-Policy'];
  const withPolicy = (other: string) => [...withoutPolicy, `Content-Security-Policy: ${other}`];
  const cached = [...withoutPolicy, '! Cache-Control', 'Cache-Control: public, max-age=31536000, immutable'];
  const folders = [
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
  // In order of importance, in case there are too many: a script without a rule is downloaded again at every visit.
  const files = [
    ...assets.map((path) => rule(path, cached)),
    ...paths.filter((path) => path.endsWith('.xml')).map((path) => rule(path, withPolicy(xmlPolicy))),
    ...inert.filter((path) => !hashed.includes(path)).map((path) => rule(path, withoutPolicy)),
    ...hashed.filter((path) => imageFile.test(path)).map((path) => rule(path, cached)),
  ];
  const room = maxRules - folders.length;
  return { text: [...folders, ...files.slice(0, room)].join('\n'), uncached: assets.slice(room) };
}

function rule(path: string, lines: readonly string[]): string {
  return [encodeURI(path), ...lines.map((line) => `  ${line}`), ''].join('\n');
}
