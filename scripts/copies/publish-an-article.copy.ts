/** What an editor puts into content/blog, built: pictures, drafts, dates to come and lacking translations. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHead } from '../../e2e/support/head.ts';
import { copyProject, type ProjectCopy } from './copy-project.ts';
import { visit, type Visitor } from './visitor.ts';

let copy: ProjectCopy;

function article(fields: readonly string[], body: string): string {
  return [
    '---',
    'excerpt: An excerpt of an article that somebody tries out.',
    ...fields,
    '---',
    '',
    body,
  ].join('\n');
}

const original = (title: string, ...fields: string[]) => [
  `title: ${title}`,
  'author: Sara Nord',
  'publishedAt: 2026-01-01',
  'tags: [Trials]',
  ...fields,
];

const builtPath = (path: string) => join(copy.root, 'dist', path);

function page(path: string): Document {
  return new JSDOM(readFileSync(builtPath(`${path}.html`), 'utf8')).window.document;
}

/** All that a build wrote as text. */
function builtTexts(): string {
  const files = readdirSync(builtPath(''), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(?:html|xml|txt|js)$/.test(file));
  return texts.map((file) => readFileSync(builtPath(file), 'utf8')).join('\n');
}

beforeAll(async () => {
  copy = copyProject();
  const counter = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } });
  copy.write(
    'content/blog/counter/index.en.md',
    article(
      original(
        'A counter',
        'updatedAt: 2026-01-02',
        'socialImage: ./counter.png',
        'socialImageAlt: A teal counter',
      ),
      '![A teal counter](./counter.png "Photo: Sara Nord")\n\n## One\n\n![The counter again](counter.png)\n',
    ),
  );
  copy.write(
    'content/blog/counter/index.sv.md',
    article(['title: En disk'], '![En blågrön disk](./counter.png)\n'),
  );
  await counter.png().toFile(join(copy.root, 'content/blog/counter/counter.png'));
  copy.write('content/blog/english/index.en.md', article(original('Only in English'), 'Zebrafish swim.\n'));
  copy.write(
    'content/blog/unfinished/index.en.md',
    article(original('Unfinished', 'draft: true'), 'Quagga.\n'),
  );
  const later = original('Later').map((line) => line.replace('2026-01-01', '2999-01-01'));
  copy.write('content/blog/later/index.en.md', article(later, 'Quagga.\n'));
  for (let number = 1; number <= 12; number += 1) {
    copy.write(
      `content/blog/more-${number}/index.en.md`,
      article(original(`More ${number}`), '[One](/about#top)\n'),
    );
  }
  copy.write(
    'content/blog/filmed/index.en.md',
    article(
      original('Filmed').map((line) => line.replace('Trials', 'Films')),
      '[How a call is answered](https://youtu.be/jNQXAC9IVRw)\n',
    ),
  );
  await copy.run('npm', ['run', 'build']);
});

afterAll(() => copy?.dispose());

describe('an image beside the text', () => {
  it('is shown in newer formats and several widths, with its size, its words and its source', () => {
    const [first, second] = page('blog/counter').querySelectorAll('.prose figure');
    const types = [...(first?.querySelectorAll('source') ?? [])].map(({ type }) => type);
    expect(types).toEqual(['image/avif', 'image/webp']);
    const image = first?.querySelector('img');
    expect([image?.alt, image?.width, image?.height]).toEqual(['A teal counter', 1600, 900]);
    const loading = [first, second].map((figure) => figure?.querySelector('img')?.getAttribute('loading'));
    expect(loading).toEqual([null, 'lazy']);
    expect(first?.querySelector('figcaption')?.textContent).toBe('Photo: Sara Nord');
  });

  it('is built for every address that a page names, once for both languages', () => {
    const addressesOf = (path: string) =>
      [...page(path).querySelectorAll('.prose [srcset]')].flatMap((each) =>
        (each.getAttribute('srcset') ?? '').split(', ').map((part) => part.split(' ')[0] ?? ''),
      );
    const addresses = addressesOf('blog/counter');
    expect(addresses.length).toBeGreaterThan(6);
    expect(addresses.filter((address) => !existsSync(builtPath(address)))).toEqual([]);
    expect(addresses).toEqual(expect.arrayContaining(addressesOf('sv/blog/counter')));
  });

  it('can stand for the article in social services', async () => {
    const { meta, jsonLd } = readHead(page('sv/blog/counter'));
    expect(meta).toMatchObject({ 'og:image:type': 'image/jpeg', 'og:image:alt': 'A teal counter' });
    const address = meta['og:image'] ?? '';
    expect(jsonLd.join()).toContain(address);
    const { width, height } = await sharp(builtPath(new URL(address).pathname)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('leaves scripts kept by browsers: images take the room that is left among the headers', () => {
    const headers = readFileSync(builtPath('_headers'), 'utf8');
    const scripts = readdirSync(builtPath('_astro')).filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file) => !headers.includes(`/_astro/${file}\n`))).toEqual([]);
  });
});

describe('a video', () => {
  const player = 'https://www.youtube-nocookie.com';
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit(copy);
  });

  afterAll(() => visitor?.leave());

  it('asks nothing of another host before it is pressed, also by the keyboard, and then plays', async () => {
    const { page, address } = visitor;
    const asked: string[] = [];
    await page.route(
      ({ origin }) => origin !== address,
      async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: 'The player' });
      },
    );
    await page.goto('/sv/blog/filmed');
    const still = page.getByRole('link', { name: 'How a call is answered' });
    await still.focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.keyboard.press('Enter');
    await page.frameLocator('iframe[title="How a call is answered"]').getByText('The player').waitFor();
    expect(asked).toEqual([`${player}/embed/jNQXAC9IVRw?autoplay=1`]);
    expect(await page.locator('iframe').evaluate((frame) => frame === document.activeElement)).toBe(true);
    // The browser would say here what the security policy of the page refuses.
    expect(visitor.takeErrors()).toEqual([]);
  });

  it('is a link to its own page without JavaScript', async () => {
    const context = await visitor.page.context().browser()?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    await page?.goto(`${visitor.address}/blog/filmed`);
    const still = page?.getByRole('link', { name: 'How a call is answered' });
    expect(await still?.getAttribute('href')).toBe('https://youtu.be/jNQXAC9IVRw');
    await context?.close();
  });
});

describe('what is not published', () => {
  it('is in no page, list, sitemap or other file of the site, nor known to the assistant', () => {
    expect(existsSync(builtPath('blog/unfinished.html'))).toBe(false);
    expect(existsSync(builtPath('blog/later.html'))).toBe(false);
    expect(builtTexts()).not.toMatch(/blog\/(?:unfinished|later)|Quagga/);
    const knowledge = copy.read('supabase/functions/chat-assistant/knowledge.json');
    expect(knowledge).not.toContain('Quagga');
    expect(knowledge).toContain('Zebrafish');
  });
});

describe('an article without a translation', () => {
  it('says so on the other page, which leads to its own and is known by that', () => {
    const swedish = page('sv/blog/english');
    const { canonical, alternates } = readHead(swedish);
    expect(canonical).toEqual([readHead(page('blog/english')).canonical[0]]);
    expect(Object.keys(alternates)).toEqual(['en', 'x-default']);
    const link = swedish.querySelector('main a[hreflang="en"]');
    expect(link?.getAttribute('href')).toBe('/en/blog/english');
    const sitemap = readFileSync(builtPath('sitemap-0.xml'), 'utf8');
    expect(sitemap).toContain('/blog/english</loc>');
    expect(sitemap).not.toContain('/sv/blog/english</loc>');
  });
});

it('a change is shown and told to search engines', () => {
  expect(
    [...page('blog/counter').querySelectorAll('main time')].map((time) => time.getAttribute('datetime')),
  ).toEqual(expect.arrayContaining(['2026-01-01', '2026-01-02']));
  expect(readHead(page('blog/counter')).jsonLd.join()).toContain('"dateModified":"2026-01-02"');
});

describe('the lists', () => {
  const idsOf = (path: string) =>
    [...page(path).querySelectorAll('main article h2 a')].map((link) =>
      link.getAttribute('href')?.split('/').at(-1),
    );

  it('hold every article once, twelve to a page, under addresses that lead to each other', () => {
    const [first, second] = [idsOf('en/blog'), idsOf('en/blog/page/2')];
    expect(first).toHaveLength(12);
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
    expect(page('en/blog').querySelector('a[rel="next"]')?.getAttribute('href')).toBe('/en/blog/page/2');
    expect(page('en/blog/page/2').querySelector('a[rel="prev"]')?.getAttribute('href')).toBe('/en/blog');
    expect(readHead(page('en/blog/page/2')).canonical[0]).toMatch(/\.\w+\/blog\/page\/2$/);
  });

  it('of a tag are found from its articles, and have pages too', () => {
    const tag = page('en/blog/counter').querySelector('header ul a')?.getAttribute('href');
    expect(tag).toBe('/en/blog/tag/trials');
    expect([...idsOf('blog/tag/trials'), ...idsOf('blog/tag/trials/page/2')]).toHaveLength(14);
  });

  it('lead from an article to three that share its tag, and not to those beside it', () => {
    const links = [...page('blog/more-5').querySelectorAll('aside[aria-labelledby="read-next"] a')];
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(5);
  });
});

describe('the feed', () => {
  const feed = (path: string) =>
    new JSDOM(readFileSync(builtPath(path), 'utf8'), { contentType: 'text/xml' }).window.document;
  const titles = (path: string) =>
    [...feed(path).querySelectorAll('item > title')].map(({ textContent }) => textContent);

  it('of a language holds the articles that are written in it', () => {
    expect(titles('rss.xml')).toEqual(expect.arrayContaining(['A counter', 'Only in English', 'More 1']));
    expect(titles('sv/rss.xml')).toContain('En disk');
    expect(titles('sv/rss.xml')).not.toContain('Only in English');
  });

  it('holds whole texts with whole addresses, and is named by the pages of the blog', () => {
    const [text = ''] = [...feed('rss.xml').getElementsByTagName('content:encoded')]
      .map(({ textContent }) => textContent)
      .filter((each) => each.includes('teal'));
    const shown = new JSDOM(text).window.document;
    expect(shown.querySelectorAll('figure img')).toHaveLength(2);
    for (const image of shown.images) expect(image.src).toMatch(/^https:\/\/.+\.png$/);
    const { href } = page('blog/counter').querySelector(
      'link[type="application/rss+xml"]',
    ) as HTMLLinkElement;
    expect(new URL(href).pathname).toBe('/rss.xml');
  });
});
