/** `npm run new -- "Title"`: makes the folder and the files of a new article, as drafts. */

import { dayOf } from '../src/blog/publishing.ts';
import { readSite } from '../src/site/read-site.ts';
import { newArticle, titleOf, writeArticle } from './articles/new-article.ts';
import { root } from './content/read-content.ts';

try {
  const files = newArticle(titleOf(process.argv.slice(2)), readSite(root), dayOf(new Date()));
  writeArticle(root, files);
  for (const { path } of files) console.log(`written: ${path}`);
  console.log('A draft: npm run dev shows it. Take “draft: true” out when it is to be published.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
