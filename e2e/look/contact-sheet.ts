/** Puts all pictures on one page, pictures/index.html: a row for each page or state. */

import { readdirSync, writeFileSync } from 'node:fs';
import { folder } from './pictures.ts';

const style = `
body { margin: 2rem; font: 15px/1.4 system-ui; background: #777; color: #fff }
h2 { margin: 3rem 0 1rem }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
figure { margin: 0; flex: none }
img { display: block; width: 18rem; height: 24rem; object-fit: cover; object-position: top }
[alt*="-1024."], [alt*="-1440."], [alt*="-2560."] { width: 32rem }`;

/** Runs after all pictures have been taken. */
export default function writeContactSheet(): void {
  const rows = Map.groupBy(
    readdirSync(folder).filter((file) => file.endsWith('.jpg')),
    (file) => file.replace(/-(en|sv)-\w+-\d+\.jpg$/, ''),
  );
  const sections = [...rows].map(([name, files]) => `<h2>${name}</h2><div>${figures(files)}</div>`);
  const html = `<!doctype html><meta charset="utf-8"><title>Look</title><style>${style}</style>`;
  writeFileSync(`${folder}index.html`, `${html}${sections.join('\n')}`);
  console.log(`${[...rows.values()].flat().length} pictures: pictures/index.html`);
}

function figures(files: readonly string[]): string {
  const widthOf = (file: string) => Number(/(\d+)\.jpg$/.exec(file)?.[1]);
  return files
    .toSorted((a, b) => widthOf(a) - widthOf(b) || a.localeCompare(b))
    .map(
      (file) =>
        `<figure><a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>` +
        `<figcaption>${file.replace('.jpg', '')}</figcaption></figure>`,
    )
    .join('');
}
