/**
 * The collections of the site, which only give a type to the files that `loadContent` has read and checked.
 * `src/integrations/content/` reports the problems of these files.
 */

import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { z } from 'zod';
import type { Article } from './content/articles/article-schema.ts';
import { ContentError } from './content/content-error.ts';
import type { FaqTopic } from './content/faq/parse-faq.ts';
import type { Figures } from './content/figures/figures-schema.ts';
import { type Content, onContentChange, validContent } from './content/load-content.ts';
import type { Dictionary } from './content/texts/dictionary.ts';
import { locales } from './site/locales.ts';
import { typesetAll } from './site/typeset.ts';

type ValidContent = { readonly [Key in keyof Content]-?: NonNullable<Content[Key]> };

type Entry = readonly [id: string, data: Record<string, unknown>];

/**
 * A loader that fills a collection from the content and, in development, refills it after each change. If the content is
 * invalid, the last valid entries stay.
 */
function loader(name: string, entriesOf: (content: Content) => readonly Entry[]): Loader {
  return {
    name,
    load: async ({ config, logger, store, parseData, watcher }) => {
      const projectRoot = fileURLToPath(config.root);
      const fill = async (): Promise<void> => {
        const entries = entriesOf(validContent(projectRoot)).map(async ([id, data]) => {
          return { id, data: await parseData({ id, data }) };
        });
        const parsed = await Promise.all(entries);
        store.clear();
        for (const entry of parsed) store.set(entry);
      };
      if (!watcher) return fill();
      const fillIfRight = () =>
        fill().catch((error: unknown) => {
          if (!(error instanceof ContentError)) throw error;
        });
      onContentChange(watcher, projectRoot, fillIfRight, (error) => logger.error(String(error)));
      return fillIfRight();
    },
  };
}

function collection<Data>(name: string, entriesOf: (content: Content) => readonly Entry[]) {
  return defineCollection({ loader: loader(name, entriesOf), schema: z.custom<Data>() });
}

const articles = collection<Article>('articles', (content) =>
  content.articles.map((article) => [article.id, { ...article }]),
);

const faq = collection<{ readonly topics: readonly FaqTopic[] }>('faq', (content) =>
  locales.map((locale) => [locale, { topics: content.faq[locale] }]),
);

const dictionaries = collection<Dictionary>('dictionaries', ({ texts }) =>
  locales.map((locale) => [locale, typesetAll(texts[locale])]),
);

/** `content/site.json`, `content/service.json`, `content/mark.svg` and `content/dashboard.json`: one entry. */
const company = collection<Pick<ValidContent, 'site' | 'service' | 'mark' | 'dashboard'>>(
  'company',
  ({ site, service, mark, dashboard }) => [['company', { site, service, mark, dashboard }]],
);

const figures = collection<Figures>('figures', (content) => [['figures', content.figures]]);

export const collections = { articles, faq, dictionaries, company, figures };
