/** The headers that every host sends, and the file in which most hosts read them; `nginx-config.ts` writes them for nginx. */

import { editorPath, editorPolicy } from '../editor/page.ts';
import { socialFolder } from '../../site/routes.ts';
import type { Site } from '../../content/company/site-schema.ts';

export interface SiteHeaders {
  /** Sent with every answer. */
  readonly everywhere: Readonly<Record<string, string>>;
  /** The content security policy, sent with all that is not known to hold no scripts. */
  readonly policy: string;
  /** Whether the site has the editor, whose page has a policy of its own. */
  readonly hasEditor: boolean;
}

/** Two years, as recommended for the HSTS preload list. */
const hstsSeconds = 63_072_000;

/** `Cache-Control` of all that may change under its address: pages, sitemap, icons. */
export const pageCaching = 'public, max-age=0, must-revalidate';

/** `Cache-Control` of files whose name holds a hash of what is in them. */
export const assetCaching = 'public, max-age=31536000, immutable';

/** Only this site's pages may embed its files; previews of links show the social images elsewhere too. */
export const embedding = { default: 'same-origin', social: 'cross-origin' } as const;

/**
 * The headers that every host sends.
 *
 * @param policy the content security policy
 * @param hsts what the owner promises for the hosts below the site's own, in `content/site.json`
 * @param hasEditor whether the editor is published
 */
export function siteHeaders(policy: string, hsts: Site['hsts'], hasEditor = false): SiteHeaders {
  return {
    policy,
    hasEditor,
    everywhere: {
      'Strict-Transport-Security': [
        `max-age=${hstsSeconds}`,
        ...(hsts.includeSubDomains ? ['includeSubDomains'] : []),
        ...(hsts.preload ? ['preload'] : []),
      ].join('; '),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  };
}

/** Files in which browsers run no scripts, by the end of their names; XML and SVG are none of them. */
const inert = /\.(?:avif|gif|ico|jpe?g|png|webp|otf|ttf|woff2?|m4a|mp3|mp4|ogg|wav|webm|css|m?js|pdf|txt)$/i;

/** The same by their media types, as the beginning of a regular expression for nginx. */
export const inertTypes =
  '(?:image/(?!svg)|font/|audio/|video/|text/(?:css|plain|javascript)|application/(?:javascript|pdf))';

/** The policy of XML files: they run nothing, and the styles are the browser's own, which shows them as a tree. */
export const xmlPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** True for files that need no content security policy, and are too many to send it with each. */
export function isInert(path: string): boolean {
  return inert.test(path);
}

/** Cloudflare ignores rules of a `_headers` file beyond this number. */
const maxRules = 100;

/** The longest policy in characters: Cloudflare refuses lines of more than 2,000. */
export const maxPolicyLength = 2000 - '  Content-Security-Policy: '.length;

/** The files of a build that are sent otherwise than its pages, as paths with a leading slash: inert ones and XML. */
export interface SiteFiles {
  /** Named by a hash of their content: scripts and fonts. */
  readonly assets: readonly string[];
  /** Named by a hash too, in large numbers: images of articles and link previews. */
  readonly images: readonly string[];
  /** All other inert ones: icons, robots.txt. */
  readonly others: readonly string[];
  /** Feeds and sitemaps. */
  readonly xml: readonly string[];
}

/**
 * The `_headers` file for Cloudflare and our own server. It has a rule per file, not per folder: Cloudflare
 * Workers send a folder's headers with 404s as well, and a script missing during a release would be cached as missing
 * for a year.
 *
 * @returns its text, and the assets for which no rule is left, so browsers do not cache them
 */
export function headersFile({ everywhere, policy, hasEditor }: SiteHeaders, files: SiteFiles) {
  const withoutPolicy = ['! Content-Security-Policy'];
  const cached = [...withoutPolicy, '! Cache-Control', `Cache-Control: ${assetCaching}`];
  const withPolicy = (other: string) => [...withoutPolicy, `Content-Security-Policy: ${other}`];
  const folders = [
    rule('/*', [
      ...Object.entries(everywhere).map(([name, value]) => `${name}: ${value}`),
      `Content-Security-Policy: ${policy}`,
      `Cross-Origin-Resource-Policy: ${embedding.default}`,
      `Cache-Control: ${pageCaching}`,
    ]),
    rule(`${socialFolder}/*`, [
      '! Cross-Origin-Resource-Policy',
      `Cross-Origin-Resource-Policy: ${embedding.social}`,
    ]),
    ...(hasEditor ? [editorPath, `${editorPath}/*`] : []).map((path) => rule(path, withPolicy(editorPolicy))),
  ];
  // Scripts and fonts first: a file without a rule gets the headers of a page and is requested at every visit.
  const single = [
    ...files.assets.map((path) => rule(path, cached)),
    ...files.xml.map((path) => rule(path, withPolicy(xmlPolicy))),
    ...files.others.map((path) => rule(path, withoutPolicy)),
    ...files.images.map((path) => rule(path, cached)),
  ];
  const room = maxRules - folders.length;
  return {
    text: [...folders, ...single.slice(0, room)].join('\n'),
    uncached: files.assets.slice(room),
  };
}

function rule(path: string, lines: readonly string[]): string {
  return [encodeURI(path), ...lines.map((line) => `  ${line}`), ''].join('\n');
}
