import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleSite } from '../../src/testing/site.ts';
import { missingFiles, missingRecordings } from './missing-files.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/the guide.pdf'), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

const found = (body: string) =>
  missingFiles({ texts: [{ path: 'a.md', text: `---\ntitle: A\n---\n\n${body}` }] }, folder);

it.each([
  ['a link to', '[x](/guide.pdf#page=2)', 'links to /guide.pdf#page=2, which is no file of public/.'],
  ['a link to', '[x](/100%.pdf)', 'links to /100%.pdf, which is no file of public/.'],
  ['an image of', '![x](/images/a.png)', 'shows /images/a.png, which is no file of public/.'],
])('%s a file that is not there is told with its line', (_what, text, sentence) => {
  const [problem, ...others] = found(`Text\n\n${text}`);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    file: 'a.md',
    field: '',
    line: 7,
    message: expect.stringContaining(sentence) as string,
  });
});

it.each([
  '[x](/the%20guide.pdf)',
  '[x](/rss.xml) [y](/llms.txt)',
  '[x](/about)',
  '![x](./a.png)',
  '[x](https://a.example/b.pdf)',
])('%s is not', (text) => {
  expect(found(text)).toEqual([]);
});

it('a recording of the call that is not there is told with its language', () => {
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
