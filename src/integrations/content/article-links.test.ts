import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleArticle } from '@/testing/article.ts';
import { exampleSite } from '@/testing/site.ts';
import { missingFiles, missingRecordings, unpublishedLinks } from './article-links.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/the guide.pdf'), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

it('unpublishedLinks name links of published articles to drafts and to articles that come later', () => {
  const text = '---\ntitle: A\n---\n\n[draft](/blog/draft#x) [out](/blog/other)\n\n[later](/sv/blog/later)\n';
  const articles = [
    { ...exampleArticle, id: 'out' },
    { ...exampleArticle, id: 'other' },
    { ...exampleArticle, id: 'draft', draft: true },
    { ...exampleArticle, id: 'later', publishedAt: '2026-01-03' },
  ];
  const texts = ['out', 'draft'].map((id) => ({ path: `content/blog/${id}/index.en.md`, text }));
  const found = unpublishedLinks({ articles, blog: { texts } }, '2026-01-02');
  expect(found.map(({ file, line, message }) => [file, line, message])).toEqual([
    ['content/blog/out/index.en.md', 5, 'links to /blog/draft#x, which is not published yet.'],
    ['content/blog/out/index.en.md', 7, 'links to /sv/blog/later, which is not published yet.'],
  ]);
});

it.each([
  ['[x](/guide.pdf#page=2)', 'links to /guide.pdf#page=2'],
  ['[x](/100%.pdf)', 'links to /100%.pdf'],
  ['![x](/images/a.png)', 'shows /images/a.png'],
  ['[x](/the%20guide.pdf)', undefined],
  ['[x](/rss.xml) [y](/llms.txt)', undefined],
  ['[x](/about)', undefined],
  ['![x](./a.png)', undefined],
  ['[x](https://a.example/b.pdf)', undefined],
])('missingFiles say of %s: %s', (body, start) => {
  const texts = [{ path: 'a.md', text: `---\ntitle: A\n---\n\nText\n\n${body}` }];
  const message = `${start}, which is no file of public/. Put it there, or correct the address.`;
  const problem = { file: 'a.md', field: '', line: 7, message };
  expect(missingFiles({ texts }, folder)).toEqual(start === undefined ? [] : [problem]);
});

it('missingRecordings name a recording of the call that is not there with its language', () => {
  const site = { ...exampleSite, callRecording: { en: '/the guide.pdf', sv: '/samtal.mp3' } };
  expect(missingRecordings(site, folder)).toEqual([
    {
      file: 'content/site.json',
      field: 'callRecording.sv',
      message: 'names /samtal.mp3, which is no file of public/. Put it there, or take the field out.',
    },
  ]);
  expect(missingRecordings(exampleSite, folder)).toEqual([]);
});
