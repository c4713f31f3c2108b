import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { glob } from 'tinyglobby';
import { siteValuesByLocale } from '../i18n/site-values.ts';
import { site } from '../site/site.ts';
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
    async load({ config, store, logger, watcher }) {
      const root = fileURLToPath(config.root);
      const reload = async (): Promise<void> => {
        const paths = await glob(`${folder}/**/*.*`, { cwd: root, expandDirectories: false });
        const files = await Promise.all(
          paths
            .toSorted()
            .map(async (path) => ({ path, text: await readFile(new URL(path, config.root), 'utf8') })),
        );
        const articles = readArticles(files, folder, values);
        store.clear();
        for (const article of articles) store.set({ id: article.id, data: { ...article } });
        logger.info(`${articles.length} articles in ${folder}`);
      };
      await reload();
      watcher?.add(fileURLToPath(new URL(folder, config.root)));
      watcher?.on('all', (_event, path) => {
        if (!relative(root, path).replaceAll('\\', '/').startsWith(`${folder}/`)) return;
        reload().catch((error: unknown) =>
          logger.error(error instanceof Error ? error.message : String(error)),
        );
      });
    },
  };
}
