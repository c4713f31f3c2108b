/** `npm run new -- "Title"`: makes the folder and the files of a new article, as drafts. */

import { dayOf } from '../src/blog/publishing.ts';
import { parseJson } from '../src/site/json-source.ts';
import { parseSite } from '../src/site/schema.ts';
import { newArticle, titleOf, writeArticle } from './articles/new-article.ts';
import { readText, root } from './content/read-content.ts';

try {
  const site = parseSite(parseJson('content/site.json', readText('content/site.json')));
  const files = newArticle(titleOf(process.argv.slice(2)), site, dayOf(new Date()));
  writeArticle(root, files);
  for (const { path } of files) console.log(`written: ${path}`);
  console.log('A draft: npm run dev shows it. Take “draft: true” out when it is to be published.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
