/** A site that lies below a path, as on GitHub Pages: nothing of it leads beside that path, and all that it names is there. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHead } from '../../e2e/support/head.ts';
import en from '../../content/locales/en.json' with { type: 'json' };
import { copyProject, type ProjectCopy } from './copy-project.ts';
import { visit, type Visitor } from './visitor.ts';

const origin = 'https://someone.github.io';
const base = '/website';

/** What the pages ask only with a question or a mail, and a folder of which they read the files. */
const noFiles = /^\/website\/(?:functions\/v1|api\/.*|search-index\/[^/]*)$/;

let copy: ProjectCopy;
let visitor: Visitor;

const dist = () => join(copy.root, 'dist');
const read = (file: string) => readFileSync(join(dist(), file), 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: dist() });

beforeAll(async () => {
  copy = copyProject();
  copy.write('.env', `PUBLIC_SITE_URL=${origin}${base}/\n`);
  copy.edit('content/site.json', (text) =>
    text.replace('"hsts"', '"editor": { "repository": "someone/website", "branch": "main" },\n  "hsts"'),
  );
  copy.write('public/guide.txt', 'A guide.\n');
  copy.write(
    'content/blog/paths/index.en.md',
    `---
title: An article with addresses of every kind
excerpt: It links to pages and files and shows an image.
author: Sara Nord
publishedAt: 2026-01-01
tags: [Trials]
---

See [us](/about), [home](/), [the list](/blog), [a heading](#below), [a file](/guide.txt).

![A teal counter](./counter.png)

[How a call is answered](https://youtu.be/jNQXAC9IVRw)

## Below
`,
  );
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
    .png()
    .toFile(join(copy.root, 'content/blog/paths/counter.png'));
  await copy.run('npm', ['run', 'build']);
  visitor = await visit(copy);
});

afterAll(async () => {
  await visitor?.leave();
  copy?.dispose();
});

/** Everything in the attributes of a page that a browser takes for an address of this host. */
function addressesOf(html: string): string[] {
  const elements = [...new JSDOM(html).window.document.querySelectorAll('*')];
  const values = elements.flatMap((element) => [...element.attributes].map(({ value }) => value));
  return values.flatMap((value) =>
    [...value.matchAll(/(?:^|[\s"])(\/(?![/\s])[^\s"]*)/g)].map(([, address = '']) =>
      address.replace(/,$/, ''),
    ),
  );
}

/** Every address within the site that its files name, as a path on its host, with one file that does. */
function namedAddresses(): Map<string, string> {
  const named = new Map<string, string>();
  const add = (address: string, file: string) =>
    named.set(address.replace(new RegExp(`^${origin}(?=/|$)`), '').replace(/[?#].*$/, ''), file);
  for (const file of files('**/*.html')) for (const address of addressesOf(read(file))) add(address, file);
  for (const file of files('**/*.{html,xml,txt,md,json}')) {
    for (const [address] of read(file).matchAll(/https:\/\/someone\.github\.io[^\s"<>)&\\]*/g))
      add(address, file);
  }
  for (const file of files('**/*.{css,html}')) {
    for (const [, address = ''] of read(file).matchAll(/url\(["']?(\/[^)"']*)/g)) add(address, file);
  }
  for (const file of files('{site.webmanifest,search-index/**/*.json}')) {
    for (const [, address = ''] of read(file).matchAll(/"(\/[^"]*)"/g)) add(address, file);
  }
  return named;
}

describe('the built site', () => {
  let named: ReadonlyMap<string, string>;

  beforeAll(() => {
    named = namedAddresses();
  });

  it('names no address beside its path', () => {
    const beside = [...named].filter(([address]) => address !== base && !address.startsWith(`${base}/`));
    expect(beside).toEqual([]);
  });

  it('has all that its pages, styles, feeds and lists name', async () => {
    const asked = [...named].filter(([address]) => !noFiles.test(address));
    expect(asked.length).toBeGreaterThan(100);
    const answers = asked.map(async ([address, file]) => {
      const { status } = await fetch(new URL(address, visitor.address));
      return { address, file, status };
    });
    expect((await Promise.all(answers)).filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('tells search engines addresses that begin with the path', () => {
    const { canonical, alternates, meta } = readHead(new JSDOM(read('sv/about.html')).window.document);
    expect(canonical).toEqual([`${origin}${base}/sv/about`]);
    expect(alternates['x-default']).toBe(`${origin}${base}/about`);
    expect(meta['og:image']?.startsWith(`${origin}${base}/social/`)).toBe(true);
    expect(read('robots.txt')).toContain(`Sitemap: ${origin}${base}/sitemap-index.xml`);
  });

  it('has its 404 pages where the host looks for them', () => {
    expect(['404.html', 'sv/404.html'].map((file) => existsSync(join(dist(), file)))).toEqual([true, true]);
  });
});

describe('a visitor', () => {
  const pathname = () => new URL(visitor.page.url()).pathname;

  it('goes from page to page and changes the language', async () => {
    const { page } = visitor;
    await page.goto(`${base}/`);
    await page.locator('footer a[href$="/privacy"]').click();
    await page.getByRole('heading', { level: 1, name: en.privacy.title }).waitFor();
    await page.locator('header a[hreflang="sv"]').first().click();
    await page.locator('html[lang="sv"]').waitFor();
    expect(pathname()).toBe(`${base}/sv/privacy`);
    expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('sv');
    expect(visitor.takeErrors()).toEqual([]);
  });

  it('searches', async () => {
    const { page } = visitor;
    await page.goto(`${base}/search`);
    await page.getByRole('searchbox').fill('addresses of every kind');
    const found = page.getByRole('main').getByRole('link', { name: 'An article with addresses' });
    await found.click();
    await page.getByRole('heading', { level: 1, name: 'An article with addresses' }).waitFor();
    expect(pathname()).toBe(`${base}/en/blog/paths`);
    expect(visitor.takeErrors()).toEqual([]);
  });

  it('is answered in the chat, with links that lead to pages', async () => {
    const { page } = visitor;
    await page.goto(`${base}/sv`);
    await page.locator('.chat-launcher').click();
    await page.locator('.chat-input').fill('Vad kostar en röstagent?');
    await page.locator('.chat-input').press('Enter');
    const link = page.locator('.chat-bubble').nth(2).getByRole('link').first();
    await link.waitFor();
    const href = (await link.getAttribute('href')) ?? '';
    expect(href.startsWith(`${base}/sv`)).toBe(true);
    expect((await fetch(new URL(href, page.url()))).status).toBe(200);
    expect(visitor.takeErrors()).toEqual([]);
  });

  it('reckons in the language of the page', async () => {
    const { page } = visitor;
    await page.goto(`${base}/sv`);
    await page.locator('[data-calculator]').scrollIntoViewIfNeeded();
    await page.locator('[data-calculator][data-ready]').waitFor();
    const before = await page.locator('[data-verdict]').innerText();
    await page.locator('[data-field][type="text"]').first().fill('7');
    await page.locator('[data-verdict]').filter({ hasNotText: before }).waitFor();
    const figures = (await page.locator('[data-result]').allInnerTexts()).join(' ');
    expect(figures).toMatch(/\skr\b/);
    expect(figures).not.toContain('SEK');
    expect(visitor.takeErrors()).toEqual([]);
  });

  it('is led to the list from an article that is not there', async () => {
    const { page } = visitor;
    await page.goto(`${base}/sv/blog/nowhere`);
    await page.waitForURL(`**${base}/sv/blog`);
    visitor.takeErrors(); // the browser tells of the 404 itself
  });

  it('finds the editor', async () => {
    const { page } = visitor;
    await page.goto(`${base}/admin`);
    await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor();
    visitor.takeErrors(); // what its policy refuses, docs/decisions/065
  });
});
