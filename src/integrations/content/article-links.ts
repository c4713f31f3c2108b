/** Links of articles that lead to nothing yet: to articles that are not published, and to files that are not there. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter } from '../../collections/articles/front-matter.ts';
import { statusOf } from '../../collections/articles/publishing.ts';
import type { SourceFile } from '../../collections/articles/read-article.ts';
import type { BlogFiles } from '../../collections/articles/read-articles.ts';
import { tokensWithLines } from '../../collections/articles/tokens.ts';
import { article as articleRoute, isRootRelative, withoutLocale } from '../../i18n/routes.ts';
import type { ContentProblem } from '../../collections/content-error.ts';
import type { Site } from '../../collections/owner/schema.ts';
import type { Content } from './read-content.ts';

/** Endings of files that the build makes itself: feeds and lists for machines. */
const builtFiles = /\.(?:xml|txt)$/;

/**
 * Links of published articles to drafts and to articles that come later: readers would find no page.
 *
 * @param day yyyy-mm-dd
 */
export function unpublishedLinks(
  { articles, blog }: Pick<Content, 'articles' | 'blog'>,
  day: string,
): ContentProblem[] {
  const isPublished = (article: Content['articles'][number]) => statusOf(article, day) === 'published';
  const published = new Set(articles.filter(isPublished).map(({ id }) => id));
  const unpublished = new Set(
    articles.filter((article) => !isPublished(article)).map(({ id }) => articleRoute(id)),
  );
  if (unpublished.size === 0) return [];
  return blog.texts
    .filter(({ path }) => published.has(path.split('/').at(-2) ?? ''))
    .flatMap((file) =>
      linksOf(file)
        .filter(({ type, path }) => type === 'link' && unpublished.has(withoutLocale(path)))
        .map(({ href, line }) => problem(file, line, `links to ${href}, which is not published yet.`)),
    );
}

/**
 * Links and images of articles that name files which are not in `public/`.
 *
 * @param folder the project's folder
 */
export function missingFiles({ texts }: BlogFiles, folder: string): ContentProblem[] {
  return texts.flatMap((file) =>
    linksOf(file).flatMap(({ type, href, path, line }) => {
      const isFile = isRootRelative(href) && /\.\w+$/.test(path) && !builtFiles.test(path);
      if (!isFile || existsSync(join(folder, 'public', path))) return [];
      const does = type === 'link' ? 'links to' : 'shows';
      const message = `${does} ${href}, which is no file of public/. Put it there, or correct the address.`;
      return [problem(file, line, message)];
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

interface Link {
  readonly type: 'link' | 'image';
  /** As it is written. */
  readonly href: string;
  /** Its decoded path. */
  readonly path: string;
  readonly line: number;
}

/** The links and images of an article. */
function linksOf(file: SourceFile): Link[] {
  const source = readFrontMatter(file, []);
  if (!source) return [];
  return tokensWithLines(source.body, source.bodyLine).flatMap(({ token, line }) => {
    if (token.type !== 'link' && token.type !== 'image') return [];
    const href = String(token['href']);
    return [{ type: token.type, href, path: decoded(href.replace(/[?#].*$/, '')), line }];
  });
}

function problem({ path }: SourceFile, line: number, message: string): ContentProblem {
  return { file: path, field: '', line, message };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
