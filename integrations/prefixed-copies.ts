import { copyFile, mkdir } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { defaultLocale, isLocale } from '../src/i18n/locales.ts';

/** The beginning of the routes that exist in all URL forms. */
const everyForm = '/[...lang]';

/**
 * After the build: copies each page of the default language to its address with the language, `about.html` to
 * `en/about.html`. The two are the same to the byte, so only one is rendered (`languagePaths`). Must run after
 * whatever changes pages.
 */
export function prefixedCopies(): AstroIntegration {
  return {
    name: 'prefixed-copies',
    hooks: {
      'astro:build:done': async ({ dir, assets }) => {
        const folders = new Set<string>();
        for (const [route, files] of assets) {
          if (!route.startsWith(everyForm)) continue;
          for (const file of files) {
            const path = file.pathname.slice(dir.pathname.length);
            if (!path.endsWith('.html') || isLocale(path.split(/[/.]/)[0])) continue;
            const copy = new URL(prefixedFile(path), dir);
            const folder = new URL('.', copy);
            if (!folders.has(folder.href)) await mkdir(folder, { recursive: true });
            folders.add(folder.href);
            await copyFile(file, copy);
          }
        }
      },
    },
  };
}

function prefixedFile(path: string): string {
  return path === 'index.html' ? `${defaultLocale}.html` : `${defaultLocale}/${path}`;
}
