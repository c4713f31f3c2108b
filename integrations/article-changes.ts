import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { blogFolder } from '../src/blog/published-articles.ts';

const articles = fileURLToPath(new URL('../src/blog/articles.ts', import.meta.url));
const folder = fileURLToPath(new URL(`../${blogFolder}/`, import.meta.url));

/** While developing: shows what was saved. Pages read the articles by themselves, so Vite does not know whose they are. */
export function articleChanges(): AstroIntegration {
  return {
    name: 'article-changes',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'article-changes',
                hotUpdate({ file, modules }) {
                  if (!file.startsWith(folder)) return undefined;
                  const readers = this.environment.moduleGraph.getModulesByFile(articles) ?? [];
                  return [...modules, ...readers];
                },
              },
            ],
          },
        });
      },
    },
  };
}
