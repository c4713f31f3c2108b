/**
 * `npm run bench:build -- 150 600`: what builds with so many more articles take, in a copy of the project. Each is
 * built three times: without anything kept, again with nothing changed, and after one article has changed.
 * Seconds of processors are shown beside those of the clock, which a busy machine stretches, and what each page more
 * than in the size before took, which leaves out what is done once a build.
 */

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { copyProject, type ProjectCopy } from '../scripts/copies/copy-project.ts';
import { articleFile, writeArticles } from './articles.ts';
import type { Usage } from './usage.ts';

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [150, 600];
const socialImages = 'node_modules/.astro/social-images';

async function build(copy: ProjectCopy): Promise<Usage> {
  await copy.run('astro', ['build'], {
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('usage.ts', import.meta.url))}`,
    USAGE_FILE: `${copy.root}/usage.json`,
  });
  return JSON.parse(copy.read('usage.json')) as Usage;
}

function count(copy: ProjectCopy, ending: string): number {
  return readdirSync(`${copy.root}/dist`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  ).length;
}

const rows: Record<string, Record<string, number | string>> = {};
/** Of the size before, by the kind of build. */
const before = new Map<string, { readonly cpu: number; readonly pages: number }>();
for (const size of sizes) {
  const copy = copyProject();
  try {
    copy.remove(socialImages); // it is shared with the project; this copy draws all of its own
    writeArticles(copy, size);
    const runs = { cold: await build(copy), unchanged: await build(copy) };
    copy.edit(articleFile(1, 'en'), (text) => text.replace('title: ', '$&New '));
    const all = { ...runs, 'one changed': await build(copy) };
    const pages = count(copy, '.html');
    for (const [name, { cpu, wall, memory }] of Object.entries(all)) {
      const smaller = before.get(name);
      before.set(name, { cpu, pages });
      rows[`${size} articles, ${name}`] = {
        pages,
        images: count(copy, '.png'),
        'CPU, s': cpu.toFixed(1),
        'clock, s': wall.toFixed(1),
        'CPU a page, ms': ((1000 * cpu) / pages).toFixed(1),
        'a page more, ms': smaller ? ((1000 * (cpu - smaller.cpu)) / (pages - smaller.pages)).toFixed(1) : '',
        'memory, MB': Math.round(memory),
      };
    }
  } finally {
    copy.dispose();
  }
  console.table(rows);
}
