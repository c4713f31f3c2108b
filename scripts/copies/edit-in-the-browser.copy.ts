/** `npm run edit`: somebody writes an article in both languages in a browser, and publishes the editor with it. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startChild } from '../../hosts/child.ts';
import type { RunningHost } from '../../hosts/host.ts';
import config from '../../playwright.config.ts';
import { headersFor, parseHeaderRules } from '../../server/header-rules.ts';
import { copyProject, type ProjectCopy } from './copy-project.ts';

let copy: ProjectCopy;
let server: RunningHost;
/** The address of the editor. */
let address: string;
let browser: Browser;
/** An image as a phone takes it, but plain. */
let counter: Buffer;
/** Requests that the browser let out to other hosts. */
const foreign: string[] = [];

type Files = Record<string, string>;

function contentOf(project: ProjectCopy): Files {
  const paths = globSync('content/**/*.{json,md,yaml}', { cwd: project.root });
  return Object.fromEntries(paths.map((path) => [path, project.read(path)]));
}

/**
 * Puts a checkout where the editor finds it. The dialog that picks a folder is the browser's own and cannot be
 * driven: it hands out the page's private file system instead, whose handles are of the same kind.
 */
async function openCheckout(page: Page, files: Files): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(address);
  await page.evaluate(
    async (checkout) => {
      for (const [path, text] of Object.entries(checkout)) {
        let folder = await navigator.storage.getDirectory();
        const names = path.split('/');
        const name = names.pop() ?? '';
        for (const each of names) folder = await folder.getDirectoryHandle(each, { create: true });
        const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await file.write(text);
        await file.close();
      }
    },
    { ...files, '.git/HEAD': '' },
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('button', { name: 'Create Entry or Assets' }).waitFor();
}

/** All files of the checkout as the editor left them, images as their number of bytes. */
function readCheckout(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const found: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`);
        else {
          const file = await (handle as FileSystemFileHandle).getFile();
          found[path + name] = file.type.startsWith('image/') ? `${file.size}` : await file.text();
        }
      }
    };
    await read(await navigator.storage.getDirectory(), '');
    delete found['.git/HEAD'];
    return found;
  });
}

async function fillForm(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await form.getByRole('textbox', { name, exact: true }).fill(text);
  }
}

/** Writes an article in English, adds to it in the form, and saves it. */
async function writeArticle(
  page: Page,
  { Text, ...texts }: Readonly<Record<'Title' | 'Excerpt' | 'Text', string>>,
  add: (page: Page, form: Locator) => Promise<void>,
): Promise<void> {
  await page.goto(`${address}#/collections/articles/new`);
  const form = page.getByRole('group', { name: /^Edit .* Content$/ });
  await fillForm(form, {
    ...texts,
    Author: 'Sara Nord',
    'Published at': '2026-01-02',
    'Item Value': 'Trials',
    Text,
  });
  await add(page, form);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(({ hash }) => !hash.endsWith('/new'));
}

async function translate(page: Page, form: Locator): Promise<void> {
  await page.getByRole('radio', { name: 'Swedish' }).first().click();
  await fillForm(form, {
    Title: 'Vad ett samtal kostar',
    Excerpt: 'Vad det kostar när ingen svarar.',
    'Item Value': 'Försök',
    Text: '## Missade samtal\n\nFråga {brand}.\n',
  });
}

/** Ends the text with an image that is uploaded. */
async function illustrate(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Edit in Markdown' }).click();
  const line = form.getByRole('textbox', { name: 'Text', exact: true }).getByText('It is small.');
  const { width = 0, height = 0 } = (await line.boundingBox()) ?? {};
  // Behind its last letter: on a busy machine the editor misses a key that would bring the caret there.
  await line.click({ position: { x: width - 1, y: height / 2 } });
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Image', exact: true }).click();
  await form.getByText('Alt Text').waitFor();
  await form.getByRole('button', { name: 'Browse' }).last().click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name: 'counter.png', mimeType: 'image/png', buffer: counter });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await form.getByText('counter.png').waitFor();
  // The fields of the image come last, and have no accessible names: its words, its source, a link.
  await form.getByRole('textbox').nth(-3).fill('A teal counter');
  await form.getByRole('textbox').nth(-2).fill('Photo: Sara Nord');
  await page.locator('img[title="Photo: Sara Nord"]').waitFor(); // in the preview: the text has it
}

/** An article in both languages, and one with an image in English alone. */
const articles = [
  {
    texts: {
      Title: 'What a call costs',
      Excerpt: 'What it costs when nobody answers.',
      Text: '## Missed calls\n\nAsk {brand}.\n\n| Calls | Cost |\n| --- | --- |\n| 1 | 2 |\n',
    },
    add: translate,
  },
  {
    texts: {
      Title: 'A counter',
      Excerpt: 'What the counter of a shop looks like.',
      Text: '## The shop\n\nIt is small.\n',
    },
    add: illustrate,
  },
];

beforeAll(async () => {
  counter = await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  copy = copyProject();
  // Vite watches no folder of this name, and the copy lies in one.
  copy.edit('astro.config.mjs', (text) =>
    text.replace('  vite: {\n', "$&    server: { watch: { ignored: ['!**/test-results/**'] } },\n"),
  );
  await copy.run('npm', ['run', 'knowledge']); // takes longer than a server may to start
  const port = await freePort();
  server = await startChild('npm', ['--prefix', copy.root, 'run', 'edit', '--', '--port', `${port}`], port, {
    BROWSER: 'none',
    NODE_ENV: 'development',
    ASTRO_DEV_BACKGROUND: '0',
    VITEST: '', // with it Astro serves no pages
  });
  address = `http://127.0.0.1:${port}/admin`;
  browser = await chromium.launch(config.use?.launchOptions);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  copy?.dispose();
});

describe('a mistake in a text', () => {
  const file = 'content/locales/sv.json';

  it('is shown in the browser with its place until it is mended, and on no page as a stack', async () => {
    const page = await browser.newPage();
    await page.goto(new URL('/sv/about', address).href);
    const right = copy.read(file);
    copy.edit(file, (text) => text.replace('"hero"', '"heroo"'));
    const shown = page.locator('vite-error-overlay');
    await shown.getByText(', heroo: this field is not known here.').waitFor();
    await page.reload();
    await shown.getByText(', heroo: this field is not known here.').waitFor();
    expect(await shown.locator('#stack-content').innerText()).toBe('');
    copy.write(file, right);
    await page.locator('main h1').waitFor();
    expect(await shown.count()).toBe(0);
    await page.close();
  });
});

describe('the editor', () => {
  let before: Files;
  let after: Files;

  beforeAll(async () => {
    before = contentOf(copy);
    after = before;
    for (const { texts, add } of articles) {
      // Tall: the editor draws a field of several lines only when it comes into view.
      const page = await browser.newPage({ viewport: { width: 1400, height: 2200 } });
      page.on('requestfinished', (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(new URL(address).origin)) {
          foreign.push(request.url());
        }
      });
      await openCheckout(page, before);
      await writeArticle(page, texts, add);
      after = { ...after, ...(await readCheckout(page)) };
      await page.close();
    }
  });

  const folder = 'content/blog/what-a-call-costs';
  const illustrated = 'content/blog/a-counter';

  it('writes an article as the folder of the blog wants it, and no other file', () => {
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed.toSorted()).toEqual([
      `${illustrated}/counter.png`,
      `${illustrated}/index.en.md`,
      `${illustrated}/index.sv.md`,
      `${folder}/index.en.md`,
      `${folder}/index.sv.md`,
    ]);
    expect(after[`${folder}/index.en.md`]).toContain('| Calls | Cost |\n| --- | --- |');
    expect(after[`${folder}/index.sv.md`]).not.toContain('author');
  });

  it('puts an image beside the text, as it is, and names it there with its words', () => {
    expect(after[`${illustrated}/counter.png`]).toBe(`${counter.length}`);
    expect(after[`${illustrated}/index.en.md`]).toContain(
      'It is small.\n\n![A teal counter](counter.png "Photo: Sara Nord")',
    );
  });

  it('reaches no host but its own', () => {
    expect(foreign).toEqual([]);
  });

  it('writes what the checks take, and what a build shows in both languages', async () => {
    for (const [path, text] of Object.entries(after)) copy.write(path, text);
    writeFileSync(join(copy.root, illustrated, 'counter.png'), counter);
    await copy.run('npm', ['run', 'check:content']);
    copy.edit('content/site.json', (text) =>
      text.replace('"hsts"', '"editor": { "repository": "company/website", "branch": "main" },\n  "hsts"'),
    );
    await copy.run('npm', ['run', 'build']);
    const built = (path: string) => readFileSync(join(copy.root, 'dist', path), 'utf8');
    expect(built('blog/what-a-call-costs.html')).toContain('Missed calls</h2>');
    expect(built('sv/blog/what-a-call-costs.html')).toContain('Missade samtal</h2>');
    const figure = /<figure>.*<\/figure>/s.exec(built('sv/blog/a-counter.html'))?.[0];
    expect(figure).toContain('alt="A teal counter"');
    expect(figure).toContain('<figcaption>Photo: Sara Nord</figcaption>');
  });
});

describe('the published editor', () => {
  const dist = () => join(copy.root, 'dist');
  const read = (path: string) => readFileSync(join(dist(), path), 'utf8');

  it('is asked to stay out of searches, and in no sitemap', () => {
    expect(read('admin.html')).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(read('sitemap-0.xml')).not.toContain('/admin');
  });

  it('saves to the repository that the owner names', () => {
    expect(read('admin/main.js')).toContain('"repo":"company/website","branch":"main"');
    expect(existsSync(join(dist(), 'admin/index.js'))).toBe(true);
  });

  it('alone has a policy with styles in attributes', () => {
    const rules = parseHeaderRules(read('_headers'));
    const policy = (path: string) => headersFor(path, rules).get('Content-Security-Policy');
    expect(policy('/admin')).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy('/about')).not.toContain('unsafe');
    expect(policy('/admin/index.js')).toBeUndefined();
    expect(readFileSync(join(copy.root, 'deploy/nginx.conf'), 'utf8')).toContain('/admin');
  });

  it('is loaded by no page of the site', () => {
    const pages = globSync('**/*.html', { cwd: dist(), ignore: 'admin.html' });
    expect(pages.filter((page) => read(page).includes('/admin'))).toEqual([]);
  });
});
