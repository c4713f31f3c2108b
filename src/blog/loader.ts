import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { siteValuesByLocale } from '../i18n/site-values.ts';
import { ContentError } from '../site/content-error.ts';
import { site } from '../site/site.ts';
import { readBlogFolder } from './blog-folder.ts';
import { readArticles } from './read-articles.ts';

const values = siteValuesByLocale(site);

/**
 * Loads the articles of a folder into a content collection, and again when one changes in
 * development. A wrong article stops the build with the sentences of `readArticles`.
 *
 * Our own loader and not Astro's `glob`: that one renders every body with Astro's markdown
 * pipeline, which we do not use, and cannot check two files of one article against each other
 * (docs/decisions/005).
 *
 * @param folder from the project's root, such as `content/blog`
 */
export function articleLoader(folder: string): Loader {
  return {
    name: 'articles',
    load({ config, store, logger, watcher }) {
      const root = fileURLToPath(config.root);
      const reload = (): void => {
        const articles = readArticles(readBlogFolder(root, folder), folder, values);
        store.clear();
        for (const article of articles) store.set({ id: article.id, data: { ...article } });
        logger.info(`${articles.length} articles in ${folder}`);
      };
      reload();
      watcher?.add(fileURLToPath(new URL(folder, config.root)));
      watcher?.on('all', (_event, path) => {
        if (!relative(root, path).replaceAll('\\', '/').startsWith(`${folder}/`)) return;
        try {
          reload();
        } catch (error) {
          // What is wrong in content/ is told by integrations/content-problems, with its place.
          if (!(error instanceof ContentError)) throw error;
        }
      });
      return Promise.resolve();
    },
  };
}
