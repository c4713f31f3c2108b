import type { Locale } from '../i18n/locales.ts';
import type { LocalizedArticle } from './localize.ts';
import type { Picture } from './picture.ts';
import { type RenderedMarkdown, renderMarkdown } from './markdown.ts';

interface Kept {
  readonly body: string;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly result: RenderedMarkdown;
}

const kept = new Map<string, Kept>();

/**
 * The body of an article as HTML. Made once per language and kept: the English page exists in two
 * URL forms, and development renders a page many times.
 */
export function renderArticle(
  article: LocalizedArticle,
  locale: Locale,
  tableLabel: string,
  pictures: ReadonlyMap<string, Picture> = new Map(),
): RenderedMarkdown {
  const key = `${locale}/${article.id}`;
  const before = kept.get(key);
  if (before?.body === article.body && isSame(before.pictures, pictures)) return before.result;
  const result = renderMarkdown(article.body, { locale, tableLabel, pictures });
  kept.set(key, { body: article.body, pictures, result });
  return result;
}

/** An image that was replaced in development has another address. */
function isSame(a: ReadonlyMap<string, Picture>, b: ReadonlyMap<string, Picture>): boolean {
  return a.size === b.size && [...a].every(([name, { src }]) => b.get(name)?.src === src);
}
