import { allArticles } from '../blog/articles.ts';
import { readFaq } from '../faq/faq.ts';
import { dictionary } from '../i18n/dictionary.ts';
import type { Locale } from '../i18n/locales.ts';
import { site } from '../site/site.ts';
import { type IndexFolder, indexFolder } from './index-folder.ts';
import { figureTexts } from '../faq/figures.ts';
import { figures } from '../faq/site-figures.ts';
import { fill } from '../i18n/format.ts';
import { privacySections } from '../privacy/policy.ts';
import { siteDocuments } from './site-documents.ts';

const kept = new Map<Locale, Promise<IndexFolder>>();

/** The search index of a language. A build makes it once; in development texts change. */
export function publishedIndex(locale: Locale): Promise<IndexFolder> {
  const folder = (import.meta.env.PROD && kept.get(locale)) || makeIndex(locale);
  kept.set(locale, folder);
  return folder;
}

async function makeIndex(locale: Locale): Promise<IndexFolder> {
  const t = dictionary(locale);
  const documents = siteDocuments({
    locale,
    articles: allArticles(),
    faq: readFaq(locale),
    t,
    founders: site.founders,
    privacy: privacySections(fill(t.privacy, figureTexts(figures, locale)), site, locale),
  });
  return indexFolder(documents, locale);
}
