import { readFrontMatter } from '../../src/blog/front-matter.ts';
import { statusOf } from '../../src/blog/publishing.ts';
import { tokensWithLines } from '../../src/blog/token-lines.ts';
import { article as articleRoute, withoutLocale } from '../../src/i18n/routes.ts';
import type { ContentProblem } from '../../src/site/content-error.ts';
import type { SourceFile } from '../../src/blog/read-article.ts';
import type { Content } from './read-content.ts';

/**
 * Links of published articles to drafts and to articles that come later: readers would find no page.
 *
 * @param day yyyy-mm-dd
 */
export function heldBackLinks(
  { articles, blog }: Pick<Content, 'articles' | 'blog'>,
  day: string,
): ContentProblem[] {
  const isOut = (article: Content['articles'][number]) => statusOf(article, day) === 'published';
  const heldBack = new Set(articles.filter((article) => !isOut(article)).map(({ id }) => articleRoute(id)));
  if (heldBack.size === 0) return [];
  const published = new Set(articles.filter(isOut).map(({ id }) => id));
  return blog.texts
    .filter(({ path }) => published.has(path.split('/').at(-2) ?? ''))
    .flatMap((file) =>
      linksOf(file)
        .filter(({ route }) => heldBack.has(route))
        .map(({ href, line }) => ({
          file: file.path,
          field: '',
          line,
          message: `links to ${href}, which is not published yet.`,
        })),
    );
}

function linksOf(file: SourceFile): { href: string; route: string; line: number }[] {
  const source = readFrontMatter(file, []);
  if (!source) return [];
  return tokensWithLines(source.body, source.bodyLine).flatMap(({ token, line }) => {
    if (token.type !== 'link') return [];
    const href = String(token['href']);
    return [{ href, route: withoutLocale(href.replace(/[?#].*$/, '')), line }];
  });
}
