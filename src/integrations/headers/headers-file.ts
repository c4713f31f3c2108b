import { editorPath, editorPolicy } from '../editor/page.ts';
import { socialFolder } from '../../i18n/routes.ts';
import { assetCaching, embedding, pageCaching, type SiteHeaders } from './site-headers.ts';

/** Cloudflare ignores rules of a `_headers` file beyond this number. */
const mostRules = 100;

/** The longest policy in characters: Cloudflare refuses lines of more than 2,000. */
export const longestPolicy = 2000 - '  Content-Security-Policy: '.length;

/** The files of a build that are not pages, as paths with a leading slash. */
export interface SiteFiles {
  /** Named by a hash of their content: scripts and fonts. */
  readonly assets: readonly string[];
  /** Named by a hash too, in large numbers: images of articles and link previews. */
  readonly images: readonly string[];
  /** All others: icons, sitemap, robots.txt. */
  readonly others: readonly string[];
}

export interface HeadersFile {
  readonly text: string;
  /** Assets for which no rule is left, so browsers do not cache them. */
  readonly uncached: readonly string[];
}

/**
 * The `_headers` file for Cloudflare and our own server. It has a rule per file, not per folder: Cloudflare
 * Workers send a folder's headers with 404s as well, and a script missing during a release would be cached as missing
 * for a year.
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
  // Scripts and fonts first: a file without a rule gets the headers of a page and is requested at every visit.
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
