import type { AstroIntegration } from 'astro';
import { routes } from '../i18n/routes.ts';

/** Warns after a build about routes without a page; a site without answers needs no page of them. */
export function missingPages(): AstroIntegration {
  return {
    name: 'missing-pages',
    hooks: {
      'astro:build:done': ({ pages, logger }) => {
        const built = new Set(pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`));
        for (const route of Object.values(routes)) {
          if (built.has(route) || route === routes.faq) continue;
          logger.warn(
            `${route} is in src/i18n/routes.ts, but has no file in src/pages/[...lang]/. Add the file, or remove the page (docs/developer.md, "Remove a page").`,
          );
        }
      },
    },
  };
}
