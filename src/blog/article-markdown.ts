import { canonicalUrl } from '../head/url.ts';
import { withoutBase } from '../i18n/base.ts';
import { languages, type Locale } from '../i18n/locales.ts';
import { article as articleRoute, canonical, localizeHref } from '../i18n/routes.ts';
import { imageName } from './article-images.ts';
import type { LocalizedArticle } from './localize.ts';
import { withAddresses } from './markdown-addresses.ts';
import type { Picture } from './picture.ts';
import { changedAt } from './publishing.ts';

/**
 * An article as a markdown file, for programs that read: its facts between lines of ---, and its text as it was written,
 * with whole addresses.
 *
 * @param origin the site's, without a closing slash
 * @param pictures the images beside the text, by the names of their files
 */
export function articleMarkdown(
  article: LocalizedArticle,
  locale: Locale,
  origin: string,
  pictures: ReadonlyMap<string, Picture>,
): string {
  const url = canonicalUrl(canonical(locale, articleRoute(article.id)), origin);
  const facts = {
    title: article.title,
    description: article.excerpt,
    url,
    language: languages[locale].htmlLang,
    author: article.author,
    published: article.publishedAt,
    updated: changedAt(article),
    tags: article.tags.map(({ name }) => name),
  };
  // JSON is YAML too.
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const body = withAddresses(article.body, (address) => {
    const picture = pictures.get(imageName(address) ?? '');
    return picture ? new URL(picture.src, url).href : wholeAddress(address, url, locale);
  });
  return `---\n${lines.join('\n')}\n---\n\n# ${article.title}\n\n${body.trim()}\n`;
}

/** An address of a text as it works anywhere: with origin and language. */
export function wholeAddress(address: string, page: string, locale: Locale): string {
  if (address.startsWith('#')) return page + address;
  const { origin, pathname } = new URL(page);
  if (!address.startsWith('/')) return address;
  return new URL(localizeHref(address, locale, withoutBase(pathname)), origin).href;
}
