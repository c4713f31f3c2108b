import { editorPath, editorPolicy } from './editor/page.ts';
import { socialFolder } from '../src/i18n/routes.ts';
import { assetCaching, embedding, pageCaching, type SiteHeaders } from './site-headers.ts';

/** Cloudflare reads no more rules of a `_headers` file. */
const mostRules = 100;

/** The longest policy in characters: Cloudflare refuses lines of more than 2,000. */
export const longestPolicy = 2000 - '  Content-Security-Policy: '.length;

/** The files of a build that are no pages, as paths with a leading slash. */
export interface SiteFiles {
  /** Named by a hash of their content: scripts and fonts. */
  readonly assets: readonly string[];
  /** Named by a hash too, and many: the images of articles, and those of link previews. */
  readonly images: readonly string[];
  /** All others: icons, sitemap, robots.txt. */
  readonly others: readonly string[];
}

export interface HeadersFile {
  readonly text: string;
  /** Assets beyond the limit, which browsers do not cache. */
  readonly uncached: readonly string[];
}

/**
 * The `_headers` file, for Cloudflare, Netlify and our own server. Cloudflare's Workers send a
 * folder's headers with its missing files too: kept for a year, a script that a browser asks for
 * during a release would be missing for that long. Hence a rule for each file, not for each folder.
 */
export function headersFile({ everywhere, policy, hasEditor }: SiteHeaders, files: SiteFiles): HeadersFile {
  const withoutPolicy = ['! Content-Security-Policy'];
  const kept = [...withoutPolicy, '! Cache-Control', `Cache-Control: ${assetCaching}`];
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
    ...(hasEditor
      ? [
          rule(editorPath, ['! Content-Security-Policy', `Content-Security-Policy: ${editorPolicy}`]),
          rule(`${editorPath}/*`, withoutPolicy),
        ]
      : []),
  ];
  // Scripts and fonts first: a file without a rule gets the headers of a page, so browsers ask for it at each visit.
  const single = [
    ...files.assets.map((path) => rule(path, kept)),
    ...files.others.map((path) => rule(path, withoutPolicy)),
    ...files.images.map((path) => rule(path, kept)),
  ];
  const room = mostRules - folders.length;
  return {
    text: [...folders, ...single.slice(0, room)].join('\n'),
    uncached: files.assets.slice(room),
  };
}

function rule(path: string, lines: readonly string[]): string {
  return [encodeURI(path), ...lines.map((line) => `  ${line}`), ''].join('\n');
}
