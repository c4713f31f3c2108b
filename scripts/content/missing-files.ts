import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter } from '../../src/blog/front-matter.ts';
import type { SourceFile } from '../../src/blog/read-article.ts';
import type { BlogFiles } from '../../src/blog/read-articles.ts';
import { tokensWithLines } from '../../src/blog/token-lines.ts';
import { isRootRelative } from '../../src/i18n/routes.ts';
import type { Site } from '../../src/site/schema.ts';
import type { ContentProblem } from '../../src/site/content-error.ts';

/** Endings of files that the build makes itself: feeds and lists for machines. */
const builtFiles = /\.(?:xml|txt)$/;

/**
 * Links of articles to files, and images, that are not there: addresses of files name what lies in `public/`.
 *
 * @param folder the project's folder
 */
export function missingFiles({ texts }: BlogFiles, folder: string): ContentProblem[] {
  return texts.flatMap((file) =>
    filesOf(file).flatMap(({ path, does, href, line }) => {
      if (existsSync(join(folder, 'public', path))) return [];
      const message = `${does} ${href}, which is no file of public/. Put it there, or correct the address.`;
      return [{ file: file.path, field: '', line, message }];
    }),
  );
}

/** Recordings of the example call that are not in `public/`. */
export function missingRecordings({ callRecording = {} }: Site, folder: string): ContentProblem[] {
  return Object.entries(callRecording)
    .filter(([, path]) => !existsSync(join(folder, 'public', path)))
    .map(([locale, path]) => ({
      file: 'content/site.json',
      field: `callRecording.${locale}`,
      message: `names ${path}, which is no file of public/. Put it there, or take the field out.`,
    }));
}

/** The files of `public/` that an article names. */
function filesOf(file: SourceFile): { path: string; does: string; href: string; line: number }[] {
  const source = readFrontMatter(file, []);
  // Most articles name none, and reading for them takes as long as rendering does.
  if (!source || !/\/\S*\.\w/.test(source.body)) return [];
  return tokensWithLines(source.body, source.bodyLine).flatMap(({ token, line }) => {
    if (token.type !== 'link' && token.type !== 'image') return [];
    const href = String(token['href']);
    const path = decoded(href.replace(/[?#].*$/, ''));
    const isFile = isRootRelative(href) && /\.\w+$/.test(path) && !builtFiles.test(path);
    return isFile ? [{ path, does: token.type === 'link' ? 'links to' : 'shows', href, line }] : [];
  });
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
