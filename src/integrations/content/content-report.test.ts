import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, HotPayload } from 'vite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentError, type ContentProblem } from '../../content/content-error.ts';
import { root, validContent } from '../../content/load-content.ts';
import { locales } from '../../site/locales.ts';
import { eventually } from '../../testing/helpers/eventually.ts';
import { temporaryFolder, writeFiles } from '../../testing/helpers/temporary-folder.ts';
import { thrownMessage } from '../../testing/helpers/thrown-message.ts';
import { contentChecks, contentReport, lineOf } from './content-report.ts';

let projectRoot: string;

beforeEach(() => {
  projectRoot = temporaryFolder();
  cpSync(join(root, 'content'), join(projectRoot, 'content'), { recursive: true });
  // Reading only the texts takes a third of the time.
  for (const folder of ['blog', 'faq']) rmSync(join(projectRoot, 'content', folder), { recursive: true });
  writeTopic('Ten.');
});

/** Writes the only topic, which has one answer. */
function writeTopic(answer: string): void {
  const topic = `title: T\nquestions:\n  - id: fee\n    question: Q?\n    answer: "${answer}"\n    wordings: w\n`;
  const files = locales.map((locale) => [`content/faq/own/${locale}.yaml`, topic]);
  writeFiles(projectRoot, { 'content/faq/topics.json': '["own"]', ...Object.fromEntries(files) });
}

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(join(projectRoot, file), 'utf8');
  const after = change(before);
  expect(after, `the change of ${file} changes something`).not.toBe(before);
  writeFileSync(join(projectRoot, file), after);
}

/** Removes a label from the forms in every language, so that comparing files does not reveal it. */
function removeLabel(): void {
  for (const locale of locales) {
    const file = join(projectRoot, `content/locales/${locale}.json`);
    const tree = JSON.parse(readFileSync(file, 'utf8')) as { contact: { form: { company?: string } } };
    delete tree.contact.form.company;
    writeFileSync(file, JSON.stringify(tree, null, 2));
  }
}

const tokensFile = 'src/styles/tokens.css';

/** Writes the colours, with text that is too pale. */
function writePaleText(): void {
  const css = readFileSync(join(root, tokensFile), 'utf8');
  writeFiles(projectRoot, { [tokensFile]: css.replace(/--ink-soft: #\w+/, '--ink-soft: #cccccc') });
}

function writeArticle(body: string, files: Readonly<Record<string, string>> = {}): void {
  const fields =
    'title: A trial\nexcerpt: Tried.\nauthor: Sara Nord\npublishedAt: 2026-01-01\ntags: [Trials]';
  const article = { 'index.en.md': `---\n${fields}\n---\n\n${body}\n`, ...files };
  writeFiles(join(projectRoot, 'content/blog/trial'), article);
}

describe('validContent', () => {
  function filesWithProblems(): string[] {
    try {
      validContent(projectRoot);
    } catch (error) {
      if (error instanceof ContentError) return error.problems.map(({ file }) => file).toSorted();
      throw error;
    }
    return [];
  }

  it('reports the problems in every file at once, each once', () => {
    edit('content/site.json', (text) => text.replace(/"founded": \d+/, '"founded": "x"'));
    edit('content/locales/sv.json', (text) => text.replace(',\n', '\n'));
    const kinds = ['company-facts', 'estimates', 'follow-ups', 'out-of-scope', 'small-talk'];
    const assistant = kinds.map((kind) => `content/assistant/${kind}/en.yaml`);
    for (const file of assistant) edit(file, (text) => `${text}\n]`);
    writeFiles(projectRoot, {
      'content/faq/own/en.yaml': 'title: T\n\t- x',
      'content/faq/own/sv.yaml': Buffer.from('title: på', 'latin1'),
      'content/blog/stray.yaml': 'title: T',
      'content/figures.json': Buffer.from('{ "prices": "på" }', 'latin1'),
    });
    appendFileSync(join(projectRoot, 'content/faq/topics.json'), ']');
    expect(filesWithProblems()).toEqual([
      ...assistant,
      'content/blog/stray.yaml',
      'content/faq/own/en.yaml',
      'content/faq/own/sv.yaml',
      'content/faq/topics.json',
      'content/figures.json',
      'content/locales/sv.json',
      'content/site.json',
    ]);
  });

  it('reports required files that are missing', () => {
    const files = ['assistant/small-talk/sv.yaml', 'dashboard.json', 'faq/own/sv.yaml', 'mark.svg'];
    for (const file of files) rmSync(join(projectRoot, 'content', file));
    expect(filesWithProblems()).toEqual(files.map((file) => `content/${file}`));
  });

  it('does not compare a language with one that cannot be read', () => {
    edit('content/locales/en.json', (text) => text.slice(0, -5));
    expect(filesWithProblems()).toEqual(['content/locales/en.json']);
  });

  it('a missing image and an unreadable language do not hide a broken link', async () => {
    const path = 'content/blog/trial/index.en.md';
    writeArticle('![B](./b.jpg) [C](/no-such-page)');
    edit('content/locales/sv.json', (text) => text.replace(',\n', '\n'));
    const { errors, warnings } = await contentReport(new Date(), projectRoot);
    const about = [...errors, ...warnings].filter((sentence) => sentence.startsWith(`${path}:9`));
    expect(about).toEqual([
      expect.stringContaining('shows ./b.jpg'),
      expect.stringContaining('links to /no-such-page'),
    ]);
    const ofSwedish = [...errors, ...warnings].filter((sentence) => sentence.includes('locales/sv.json'));
    expect(ofSwedish).toEqual([expect.stringContaining('cannot be read')]);
  });
});

describe('a build', () => {
  const begin = async (): Promise<string> => {
    const warn = vi.fn<(line: string) => void>();
    const hook = contentChecks(projectRoot).hooks['astro:build:start'];
    await hook?.({ logger: { warn } } as unknown as Parameters<typeof hook>[0]);
    return warn.mock.calls.flat().join('\n');
  };

  it('fails on images, titles, marks and colours that pages cannot show, reporting all at once', async () => {
    writeArticle('![A counter](./counter.jpg)', { 'counter.jpg': 'no image' });
    edit('content/blog/trial/index.en.md', (text) => text.replace('A trial', 'A → trial'));
    edit('content/mark.svg', (text) => text.replace('</svg>', '<g></svg>'));
    writePaleText();
    const message = await begin().catch(String);
    expect(message).toContain('content/blog/trial/counter.jpg: cannot be read as an image.');
    expect(message).toContain('content/blog/trial/index.en.md:2, title: contains “→” (U+2192)');
    expect(message).toContain('content/mark.svg: cannot be drawn');
    expect(message).toContain(`${tokensFile}: ink-soft on paper is`);
  });

  it('warns about links to omitted articles, and about leftover markdown in all texts', async () => {
    writeArticle('[Later](/blog/later)\n\n```\nA fence that is never closed.');
    cpSync(join(projectRoot, 'content/blog/trial'), join(projectRoot, 'content/blog/later'), {
      recursive: true,
    });
    edit('content/blog/later/index.en.md', (text) => text.replace('author', 'draft: true\nauthor'));
    edit('content/locales/en.json', (text) => text.replace('"title": "', '"title": "**Bold **'));
    writeTopic('**Bold **A.');
    const warnings = await begin();
    expect(warnings).toContain(
      'content/blog/trial/index.en.md:9: links to /blog/later, which is not published yet.',
    );
    expect(warnings.match(/trial.*never closed/g)).toHaveLength(1);
    expect(warnings.match(/^\S+(?=, .*: contains \*\*)/gm)).toEqual([
      expect.stringMatching(/^content\/locales\/en\.json:\d+$/),
      ...locales.map((locale) => `content/faq/own/${locale}.yaml:5`),
    ]);
  });

  const setUp = (command: string) => () => {
    const hook = contentChecks(projectRoot).hooks['astro:config:setup'];
    void hook?.({ command } as Parameters<typeof hook>[0]);
  };

  it('fails on a label that all languages lack, with a sentence for each; development starts', () => {
    removeLabel();
    const message = thrownMessage(setUp('build'));
    const sentences = message.split('\n').map((line) => line.replace(/:\d+/, ''));
    expect(sentences).toEqual(
      locales.map(
        (locale) => `content/locales/${locale}.json, contact.form.company: this field is missing. Add it.`,
      ),
    );
    expect(message).toMatch(/en\.json:\d+, /);
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
          (change = (path) => listener('change', join(projectRoot, path))),
      },
    };
    const hook = contentChecks(projectRoot).hooks['astro:server:setup'];
    await hook?.({ server, logger } as unknown as Parameters<typeof hook>[0]);
  }

  /** The response to a request; undefined if the request is not handled. */
  function answer(url: string, accept = 'text/html,*/*'): string | undefined {
    let text: string | undefined;
    const response = { writeHead: vi.fn(), end: (body: string) => (text = body) };
    const request = { url, headers: { accept } };
    middleware(request as unknown as IncomingMessage, response as unknown as ServerResponse, () => undefined);
    return text;
  }

  const swedishFile = 'content/locales/sv.json';

  it('a mistake is shown with its location, in place of open pages and in the terminal', async () => {
    await start();
    edit(swedishFile, (text) => text.replace('"hero"', '"heroo"'));
    change(swedishFile);
    await eventually(() => expect(sent).toEqual([{ type: 'full-reload' }]));
    const sentence = /sv\.json:\d+, heroo: this field is not known here\./;
    expect(answer('/')).toMatch(sentence);
    expect(logger.error.mock.calls.flat().join('\n')).toMatch(sentence);
  });

  it('replaces every page, but not the editor or files', async () => {
    removeLabel();
    await start();
    expect(answer('/sv/about')).toContain('contact.form.company: this field is missing. Add it.');
    expect(answer('/')).toContain('src="/@vite/client"');
    expect([answer('/admin'), answer('/@vite/client', '*/*')]).toEqual([undefined, undefined]);
  });

  it('checks again when the colours change', async () => {
    await start();
    writePaleText();
    change(tokensFile);
    await eventually(() => expect(answer('/')).toContain(`${tokensFile}: ink-soft on paper is`));
  });

  it('the pages come back once everything is fixed, however many files were saved at once', async () => {
    const before = readFileSync(join(projectRoot, swedishFile), 'utf8');
    edit(swedishFile, (text) => text.slice(0, -5));
    await start();
    writeFileSync(join(projectRoot, swedishFile), before);
    for (let time = 0; time < 5; time += 1) change(swedishFile);
    await eventually(() => expect(answer('/')).toBeUndefined());
    expect(sent).toEqual([{ type: 'full-reload' }, { type: 'full-reload' }]);
  });

  it('warnings are shown in the terminal, once', async () => {
    edit(swedishFile, (text) => text.replace('"title": "', '"title": "**Bold **'));
    await start();
    const warned = () =>
      logger.warn.mock.calls.flat().filter((line) => /(en|sv)\.json.*: contains \*\*/.test(line));
    expect(warned()).toHaveLength(1);
    change(swedishFile);
    edit('content/locales/en.json', (text) => text.replace('"title": "', '"title": "**Bold **'));
    change('content/locales/en.json');
    await eventually(() => expect(warned()).toHaveLength(2));
    expect([sent, answer('/')]).toEqual([[], undefined]);
  });
});

const json = '{\n  "a": 1,\n  "founders": [\n    { "name": "Sara" },\n    {\n      "role": ""\n    }\n  ]\n}';
const yaml = 'title: A\nquestions:\n  - id: a\n    answer: b\n';
const markdown = '---\ntitle: A\ntags: [a]\n---\n\nText\n';

it.each<[string, string, Partial<ContentProblem>, string, number | undefined]>([
  ['a JSON field', 'a.json', { field: 'founders.1.role' }, json, 6],
  ['a missing JSON field', 'a.json', { field: 'founders.0.role' }, json, 4],
  ['a field of an entry identified by its id', 'a.yaml', { field: 'questions.a.answer' }, yaml, 4],
  ['a known line', 'a.md', { line: 7 }, markdown, 7],
  ['a front matter field', 'a.md', { field: 'tags.0' }, markdown, 3],
  ['a missing front matter field', 'a.md', { field: 'excerpt' }, markdown, undefined],
  ['a whole file', 'a.md', {}, markdown, undefined],
])('lineOf finds %s', (_what, file, problem, text, line) => {
  expect(lineOf({ file, field: '', message: '', ...problem }, text)).toBe(line);
});
