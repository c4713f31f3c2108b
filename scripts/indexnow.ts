/** `npm run indexnow -- --previous <sitemap> | --since <day> | --all`: tells search engines which pages have changed. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { loadEnv } from 'vite';
import { root } from './content/read-content.ts';
import { changedPages, pagesOf, pagesSince, type SitemapPages } from './indexnow/changed-pages.ts';
import { keyFile } from './indexnow/key.ts';
import { submit } from './indexnow/submit.ts';
import { readSite } from '../src/site/read-site.ts';
import { siteAddress } from '../src/site/url.ts';

const usage =
  'Say which pages: --previous <sitemap that was published before>, --since <year-month-day> or --all.';

/** The addresses that the command line asks for. */
function wanted(pages: SitemapPages): string[] {
  const { values } = parseArgs({
    options: { previous: { type: 'string' }, since: { type: 'string' }, all: { type: 'boolean' } },
  });
  const { previous, since, all } = values;
  if ([previous, since, all].filter((value) => value !== undefined).length !== 1) throw new Error(usage);
  if (previous !== undefined) return changedPages(pages, pagesOf(readFileSync(previous, 'utf8')));
  if (since === undefined) return [...pages.keys()];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(since)) throw new Error(usage);
  return pagesSince(pages, since);
}

try {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint } = loadEnv('production', root, 'INDEXNOW_');
  if (!key) throw new Error('INDEXNOW_KEY is not set: README, “Tell search engines”.');
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, keyFile(key)))) {
    throw new Error(`dist/${keyFile(key)} is missing. Build the site with INDEXNOW_KEY set, and publish it.`);
  }
  const sitemaps = globSync('sitemap-[0-9]*.xml', { cwd: dist }).map((file) =>
    readFileSync(join(dist, file), 'utf8'),
  );
  const addresses = wanted(new Map(sitemaps.flatMap((sitemap) => [...pagesOf(sitemap)])));
  const { base } = siteAddress(loadEnv('production', root, 'PUBLIC_')['PUBLIC_SITE_URL'], readSite(root).url);
  if (addresses.length > 0) {
    await submit(addresses, key, endpoint || 'https://api.indexnow.org/indexnow', base);
  }
  console.log(addresses.length > 0 ? `told of ${addresses.length} pages:` : 'nothing has changed');
  for (const address of addresses) console.log(`  ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
