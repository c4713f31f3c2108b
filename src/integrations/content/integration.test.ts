import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, HotPayload } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { root as project } from '../../content/load-content.ts';
import { locales } from '../../site/locales.ts';
import { type ContentCopy, copyContent } from '../../testing/helpers/content-copy.ts';
import { contentChecks } from './integration.ts';
import { eventually, messageOf } from '../../testing/helpers/eventually.ts';

let root: string;
let edit: ContentCopy['edit'];
let dispose: ContentCopy['dispose'];

beforeEach(() => {
  ({ root, edit, dispose } = copyContent());
  // Texts alone are read in a third of the time.
  for (const folder of ['blog', 'faq']) rmSync(join(root, 'content', folder), { recursive: true });
  mkdirSync(join(root, 'content/faq'));
  writeFileSync(join(root, 'content/faq/topics.json'), '[]');
});

afterEach(() => dispose());

/** Takes a label out of the forms of every language, so that no file can be compared with another. */
function loseLabel(): void {
  for (const locale of locales) {
    const file = join(root, `content/locales/${locale}.json`);
    const tree = JSON.parse(readFileSync(file, 'utf8')) as { contact?: { form?: { company?: string } } };
    delete tree.contact?.form?.company; // a language that is new may lack the group
    writeFileSync(file, JSON.stringify(tree, null, 2));
  }
}

/** A folder with an article and its other files. */
function writeArticle(body: string, files: Readonly<Record<string, string>> = {}): void {
  const folder = join(root, 'content/blog/trial');
  mkdirSync(folder, { recursive: true }); // a site may have no articles
  const fields =
    'title: A trial\nexcerpt: Tried.\nauthor: Sara Nord\npublishedAt: 2026-01-01\ntags: [Trials]';
  writeFileSync(join(folder, 'index.en.md'), `---\n${fields}\n---\n\n${body}\n`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

describe('a build', () => {
  const begin = async (): Promise<string> => {
    const warn = vi.fn<(line: string) => void>();
    const hook = contentChecks(root).hooks['astro:build:start'];
    await hook?.({ logger: { warn } } as unknown as Parameters<typeof hook>[0]);
    return warn.mock.calls.flat().join('\n');
  };

  it('stops at images, colours, titles and a mark that cannot be shown, and names each', async () => {
    writeArticle('![A counter](./counter.jpg)', { 'counter.jpg': 'no image' });
    edit('content/blog/trial/index.en.md', (text) => text.replace('A trial', 'A → trial'));
    edit('content/mark.svg', (text) => text.replace('</svg>', '<g></svg>'));
    const tokens = 'src/styles/tokens.css';
    const css = readFileSync(join(project, tokens), 'utf8');
    mkdirSync(join(root, 'src/styles'), { recursive: true });
    writeFileSync(join(root, tokens), css.replace(/--ink-soft: #\w+/, '--ink-soft: #cccccc'));
    const message = await begin().catch(String);
    for (const sentence of [
      'content/blog/trial/counter.jpg: cannot be read as an image. Open it, and save it as jpg or png.',
      'content/blog/trial/index.en.md:2, title: holds “→” (U+2192)',
      'content/mark.svg: cannot be drawn',
      `${tokens}: ink-soft on paper is`,
    ]) {
      expect(message).toContain(sentence);
    }
  });

  it('stops at an image that no address can name', async () => {
    writeArticle('Text', { 'who?.jpg': 'no image' });
    await expect(begin()).rejects.toThrow(
      'content/blog/trial/who?.jpg: has a question mark in its name, which ends an address. Rename it.',
    );
  });

  it('warns of marks of markdown that are left in texts and answers', async () => {
    edit('content/locales/en.json', (text) => text.replace('"title": "', '"title": "**Bold **'));
    writeFileSync(join(root, 'content/faq/topics.json'), '["money"]');
    mkdirSync(join(root, 'content/faq/money'));
    const question = 'id: fee\n    question: Q?\n    answer: "**Bold **A."\n    wordings: w';
    writeFileSync(join(root, 'content/faq/money/en.yaml'), `title: T\nquestions:\n  - ${question}\n`);
    expect((await begin()).match(/^\S+(?=, .*: holds \*\*)/gm)).toEqual([
      expect.stringMatching(/^content\/locales\/en\.json:\d+$/),
      'content/faq/money/en.yaml:5',
    ]);
  });

  const setUp = (command: string) => () => {
    const hook = contentChecks(root).hooks['astro:config:setup'];
    void hook?.({ command } as Parameters<typeof hook>[0]);
  };

  it('stops at a label that all languages lack, with a sentence for each', () => {
    loseLabel();
    const message = messageOf(setUp('build'));
    const sentences = message.split('\n').map((line) => line.replace(/:\d+/, ''));
    expect(sentences).toEqual(
      locales.map(
        (locale) => `content/locales/${locale}.json, contact.form.company: this field is missing. Add it.`,
      ),
    );
    expect(message).toMatch(/en\.json:\d+, /);
  });

  it('stops at mistakes, but development starts and shows them', () => {
    loseLabel();
    expect(setUp('dev')).not.toThrow();
  });
});

describe('in development', () => {
  const logger = { error: vi.fn<(line: string) => void>(), warn: vi.fn<(line: string) => void>() };
  const sent: HotPayload[] = [];
  let change: (path: string) => void;
  let middleware: Connect.NextHandleFunction;

  async function start(): Promise<void> {
    sent.length = 0;
    vi.clearAllMocks();
    const server = {
      ws: { send: (payload: HotPayload) => sent.push(payload) },
      middlewares: { use: (given: Connect.NextHandleFunction) => (middleware = given) },
      watcher: {
        on: (_event: string, listener: (event: string, path: string) => void) =>
          (change = (path) => listener('change', join(project, path))),
      },
    };
    const hook = contentChecks(root).hooks['astro:server:setup'];
    await hook?.({ server, logger } as unknown as Parameters<typeof hook>[0]);
  }

  /** The answer to a request; undefined if it is not handled. */
  function answer(url: string, accept = 'text/html,*/*'): string | undefined {
    let text: string | undefined;
    const response = { writeHead: vi.fn(), end: (body: string) => (text = body) };
    const request = { url, headers: { accept } };
    middleware(request as unknown as IncomingMessage, response as unknown as ServerResponse, () => undefined);
    return text;
  }

  const unclosed = 'content/locales/sv.json';

  it('a mistake is shown in place of the pages that are open, with its place, and in the terminal', async () => {
    await start();
    edit(unclosed, (text) => text.replace('"hero"', '"heroo"'));
    change(unclosed);
    await eventually(() => expect(sent).toEqual([{ type: 'full-reload' }]));
    const sentence = /sv\.json:\d+, heroo: this field is not known here\./;
    expect(answer('/')).toMatch(sentence);
    expect(logger.error.mock.calls.flat().join('\n')).toMatch(sentence);
  });

  it('replaces every page, but not the editor and files', async () => {
    loseLabel();
    await start();
    expect(answer('/sv/about')).toContain('contact.form.company: this field is missing. Add it.');
    expect(answer('/')).toContain('src="/@vite/client"');
    expect([answer('/admin'), answer('/@vite/client', '*/*')]).toEqual([undefined, undefined]);
  });

  it('the pages come back when all is mended, however many files were saved at once', async () => {
    const before = readFileSync(join(root, unclosed), 'utf8');
    edit(unclosed, (text) => text.slice(0, -5));
    await start();
    writeFileSync(join(root, unclosed), before);
    for (let time = 0; time < 5; time += 1) change(unclosed);
    await eventually(() => expect(answer('/')).toBeUndefined());
    expect(sent).toEqual([{ type: 'full-reload' }, { type: 'full-reload' }]);
  });

  it('what could be better is told in the terminal, once', async () => {
    edit(unclosed, (text) => text.replace('"title": "', '"title": "**Bold **'));
    await start();
    const told = () =>
      logger.warn.mock.calls.flat().filter((line) => /(en|sv)\.json.*: holds \*\*/.test(line));
    expect(told()).toHaveLength(1);
    change(unclosed);
    edit('content/locales/en.json', (text) => text.replace('"title": "', '"title": "**Bold **'));
    change('content/locales/en.json');
    await eventually(() => expect(told()).toHaveLength(2));
    expect([sent, answer('/')]).toEqual([[], undefined]);
  });
});
