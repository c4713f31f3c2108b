/**
 * The collections of the site: all of `content/` that pages show. The loaders call the readers that scripts and the
 * editor use too; those say what is wrong with file, line and remedy.
 */

import { fileURLToPath } from 'node:url';
import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { z } from 'zod';
import { articleSchema } from './content/articles/article.ts';
import { writtenArticles } from './content/articles/read-articles.ts';
import { figuresSchema, readFigures } from './content/figures/schema.ts';
import { readFaq, shownTopics } from './content/answers/parse-faq.ts';
import { answersSchema } from './content/answers/schema.ts';
import { readDictionary } from './content/texts/dictionary-rules.ts';
import type { Dictionary } from './content/texts/dictionary.ts';
import { readFacts, textValuesByLocale } from './content/texts/text-values.ts';
import { defaultLocale, locales } from './site/locales.ts';
import { onContentChange } from './content/content-changes.ts';
import { ContentError } from './content/content-error.ts';
import { dashboardSchema, readDashboard } from './content/company/dashboard-data.ts';
import { markSchema, readMark } from './content/company/mark.ts';
import { readSite, siteSchema } from './content/company/site-schema.ts';
import { readServiceFacts, serviceFactsSchema } from './content/company/service-facts.ts';

type Entry = readonly [id: string, data: Record<string, unknown>];

/**
 * A loader that fills a collection with what a reader finds in the project's folder; in development again at each
 * change of `content/`, since the facts of a file stand in others. What is wrong leaves the collection as it was then:
 * `src/integrations/content/integration.ts` shows the sentences in place of all pages until it is mended.
 */
function loader(name: string, read: (root: string) => readonly Entry[]): Loader {
  return {
    name,
    load: async ({ config, logger, store, parseData, watcher }) => {
      const fill = async (): Promise<void> => {
        const entries = read(fileURLToPath(config.root)).map(async ([id, data]) => {
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
      onContentChange(watcher, fillIfRight, (error) => logger.error(String(error)));
      return fillIfRight();
    },
  };
}

/** `content/blog`: an entry an article, drafts and scheduled ones too. */
const articles = defineCollection({
  loader: loader('articles', (root) => writtenArticles(root).map((article) => [article.id, article])),
  schema: articleSchema,
});

/** `content/faq`: an entry a language. */
const answers = defineCollection({
  loader: loader('answers', (root) => {
    const faq = readFaq(root, textValuesByLocale(readFacts(root)));
    return locales.map((locale) => [locale, { topics: shownTopics(faq[locale]) }]);
  }),
  schema: answersSchema,
});

/** `content/locales`: an entry a language, as the owner wrote it, with `{brand}` and the like still in it. */
const dictionaries = defineCollection({
  loader: loader('locales', (root) => locales.map((locale) => [locale, readDictionary(root, locale)])),
  schema: z.custom<Dictionary>().describe('Every text of the pages; the English file says which there are'),
});

/** `content/site.json`, `content/service.json`, `content/mark.svg` and `content/dashboard.json`: one entry. */
const owner = defineCollection({
  loader: loader('owner', (root) => {
    const site = readSite(root);
    const dashboard = readDashboard(root, readDictionary(root, defaultLocale).dashboard);
    return [['owner', { site, service: readServiceFacts(root), mark: readMark(root), dashboard }]];
  }),
  schema: z.object({
    site: siteSchema.describe('The facts of the company'),
    service: serviceFactsSchema.describe('What the company has decided about its service'),
    mark: markSchema.describe('The drawing beside the brand'),
    dashboard: dashboardSchema.describe('What the dashboard mock-up shows'),
  }),
});

/** `content/figures.json`: one entry. */
const figures = defineCollection({
  loader: loader('figures', (root) => [['figures', readFigures(root)]]),
  schema: figuresSchema,
});

export const collections = { articles, answers, locales: dictionaries, owner, figures };
