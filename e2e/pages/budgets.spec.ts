/** The compressed bytes of a first visit, by kind of page. */

import { brotliCompressSync } from 'node:zlib';
import { reactFiles, readBuilt } from '../support/built.ts';
import { kindOf, pages } from '../support/site.ts';
import { expect, type Request, test } from '../support/test.ts';

/** All scripts of a page, including inline scripts, before anyone uses it. */
const maxScriptBytes = 16_000;
/** Everything needed to render a page, except its text and images, which are up to the owner. */
const maxPageBytes = 55_000;

const kinds = [...new Set(pages.map(kindOf))];

const inlineScript = /<script(?![^>]*(?:\ssrc=|type="application))[^>]*>([^]*?)<\/script>/g;

/** Strips the structured data, and everything in `main` except Astro's markup and drawings. */
function withoutContent(html: string): string {
  const parts = /<(style|script|svg)\b[^]*?<\/\1>|<astro-island[^>]*>/g;
  return html
    .replace(/<script type="application\/ld\+json">[^]*?<\/script>/g, '')
    .replace(/(?<=<main[^>]*>)[^]*(?=<\/main>)/, (content) => (content.match(parts) ?? []).join(''));
}

function compressed(text: string): number {
  return brotliCompressSync(text).length;
}

for (const kind of kinds) {
  const size = (path: string): number => readBuilt(path).length;
  const ofKind = pages.filter((page) => kindOf(page) === kind);
  const [path = ''] = ofKind.toSorted((a, b) => size(b) - size(a));

  test(`the ${kind} pages stay within budget (largest: ${path})`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const html = (await (await page.goto(path, { waitUntil: 'networkidle' }))?.text()) ?? '';
    const bytes = async (type: string): Promise<number> => {
      const ofType = requests.filter((request) => request.resourceType() === type);
      const sizes = await Promise.all(ofType.map((request) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    };
    const scripts = await bytes('script');
    const inline = [...html.matchAll(inlineScript)].map(([script]) => script).join('');
    const asked = requests.map((request) => new URL(request.url()).pathname);
    const what = asked.join('\n');
    expect(scripts + compressed(inline), what).toBeLessThanOrEqual(maxScriptBytes);
    expect(scripts + (await bytes('font')) + compressed(withoutContent(html)), what).toBeLessThanOrEqual(
      maxPageBytes,
    );
    expect(asked.filter((file) => reactFiles().includes(file))).toEqual([]);
    for (const request of requests.filter((each) => ['document', 'script'].includes(each.resourceType()))) {
      expect((await request.response())?.headers()['content-encoding'], request.url()).toBe('br');
    }
  });
}
