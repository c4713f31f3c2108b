import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { keyFile } from '../scripts/indexnow/key.ts';

/**
 * After a build: writes the file of the site's IndexNow key, where there is one; `npm run indexnow` needs it to be published.
 *
 * @param key the environment's INDEXNOW_KEY
 * @throws when it is no key
 */
export function indexNow(key: string | undefined): AstroIntegration {
  return {
    name: 'index-now',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (key) await writeFile(new URL(keyFile(key), dir), key);
      },
    },
  };
}
