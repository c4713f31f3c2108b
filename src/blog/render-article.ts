import type { Locale } from '../i18n/locales.ts';
import type { LocalizedArticle } from './localize.ts';
import { type RenderedMarkdown, renderMarkdown } from './markdown.ts';

interface Kept {
  readonly body: string;
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
): RenderedMarkdown {
  const key = `${locale}/${article.id}`;
  const before = kept.get(key);
  if (before?.body === article.body) return before.result;
  const result = renderMarkdown(article.body, { locale, tableLabel });
  kept.set(key, { body: article.body, result });
  return result;
}
