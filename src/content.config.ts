/**
 * The collections of the site. `loadContent` has read and checked the files; `src/integrations/content/` reports their
 * problems.
 */

import { fileURLToPath } from 'node:url';
import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { z } from 'zod';
import { answersSchema } from './content/faq/parse-faq.ts';
import { articleSchema } from './content/articles/article-schema.ts';
import { dashboardSchema } from './content/company/dashboard-schema.ts';
import { markSchema } from './content/company/mark.ts';
import { serviceFactsSchema, siteSchema } from './content/company/site-schema.ts';
import { ContentError } from './content/content-error.ts';
import { figuresSchema } from './content/figures/figures-schema.ts';
import { type Content, onContentChange, validContent } from './content/load-content.ts';
import type { Dictionary } from './content/texts/dictionary.ts';
import { locales } from './site/locales.ts';
import { typesetAll } from './site/typeset.ts';

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

const articles = defineCollection({
  loader: loader('articles', (content) => content.articles.map((article) => [article.id, { ...article }])),
  schema: articleSchema,
});

const faq = defineCollection({
  loader: loader('faq', ({ faq }) => locales.map((locale) => [locale, { topics: faq[locale] }])),
  schema: answersSchema,
});

const dictionaries = defineCollection({
  loader: loader('dictionaries', ({ texts }) => locales.map((locale) => [locale, typesetAll(texts[locale])])),
  schema: z.custom<Dictionary>().describe('Every text of the pages; the English file defines the keys'),
});

/** `content/site.json`, `content/service.json`, `content/mark.svg` and `content/dashboard.json`: one entry. */
const company = defineCollection({
  loader: loader('company', ({ site, service, mark, dashboard }) => [
    ['company', { site, service, mark, dashboard }],
  ]),
  schema: z.object({
    site: siteSchema.describe('The facts of the company'),
    service: serviceFactsSchema.describe('The company’s decisions about its service'),
    mark: markSchema.describe('The logo next to the brand'),
    dashboard: dashboardSchema.describe('The data of the dashboard mock-up'),
  }),
});

const figures = defineCollection({
  loader: loader('figures', (content) => [['figures', content.figures]]),
  schema: figuresSchema,
});

export const collections = { articles, faq, dictionaries, company, figures };
