import type { Plugin } from 'vite';

/** Lists the licences of the packages in the browser's scripts. Astro takes this option from plugins only. */
export function licences(): Plugin {
  return {
    name: 'licences',
    configEnvironment: (name) =>
      name === 'client' ? { build: { license: { fileName: 'licenses.txt' } } } : undefined,
  };
}
