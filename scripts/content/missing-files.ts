import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter } from '../../src/blog/front-matter.ts';
import type { BlogFiles } from '../../src/blog/read-articles.ts';
import { tokensWithLines } from '../../src/blog/token-lines.ts';
import { isRootRelative } from '../../src/i18n/routes.ts';
import type { ContentProblem } from '../../src/site/content-error.ts';

/** Endings of files that the build makes itself: feeds, lists for machines and articles as markdown. */
const builtFiles = /\.(?:xml|txt|md)$/;

/**
 * Links of articles to files, and images, that are not there: addresses of files name what lies in `public/`.
 *
 * @param folder the project's folder
 */
export function missingFiles({ texts }: BlogFiles, folder: string): ContentProblem[] {
  return texts.flatMap((file) => {
    const source = readFrontMatter(file, []);
    if (!source) return [];
    return tokensWithLines(source.body, source.bodyLine).flatMap(({ token, line }): ContentProblem[] => {
      if (token.type !== 'link' && token.type !== 'image') return [];
      const href = String(token['href']);
      const path = decoded(href.replace(/[?#].*$/, ''));
      const isFile = isRootRelative(href) && /\.\w+$/.test(path) && !builtFiles.test(path);
      if (!isFile || existsSync(join(folder, 'public', path))) return [];
      const does = token.type === 'link' ? 'links to' : 'shows';
      const message = `${does} ${href}, which is no file of public/. Put it there, or correct the address.`;
      return [{ file: file.path, field: `line ${line}`, message }];
    });
  });
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
