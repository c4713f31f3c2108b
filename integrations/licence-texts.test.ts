import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { licenceTexts, packageFolders, packageNotice } from './licence-texts.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licences-'));
  write(
    'node_modules/used/package.json',
    '{"name":"used","version":"1.2.3","license":"MIT","main":"index.js"}',
  );
  write('node_modules/used/LICENSE', 'Copyright the makers of used\n');
  write('node_modules/used/index.js', 'export const used = () => document.title;');
  write('node_modules/unused/package.json', '{"name":"unused","version":"1.0.0"}');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('licenses.txt', () => {
  it('holds the texts of the packages in the browser’s scripts and of other works', async () => {
    write('main.js', 'import { used } from "used"; console.log(used());');
    write('OFL.txt', 'Copyright the drawer of the font');
    write('dist/.keep', '');
    const { hooks } = licenceTexts([{ name: 'The font', file: pathToFileURL(join(root, 'OFL.txt')) }]);
    let bundling: Promise<unknown> | undefined;
    await hooks['astro:config:setup']?.({
      updateConfig({ vite }: { vite: object }) {
        const input = join(root, 'main.js');
        bundling = build({
          root,
          logLevel: 'silent',
          ...vite,
          build: { write: false, rolldownOptions: { input } },
        });
      },
    } as never);
    await bundling;
    const dir = pathToFileURL(`${root}/dist/`);
    await hooks['astro:build:done']?.({ dir, logger: { info: vi.fn() } } as never);

    const text = readFileSync(join(root, 'dist/licenses.txt'), 'utf8');
    expect(text).toContain('used 1.2.3\n----------\n\nCopyright the makers of used\n');
    expect(text).toContain('The font\n--------\n\nCopyright the drawer of the font\n');
    expect(text).not.toContain('unused');
  });
});

describe('packageFolders', () => {
  it('finds the packages of modules, also of scoped, nested and virtual ones', () => {
    for (const name of ['@a/b', 'c/node_modules/d']) write(`node_modules/${name}/package.json`, '{}');
    const ids = ['@a/b/x/y.js', 'c/node_modules/d/e.js', 'used/index.js?v=1', 'gone/index.js'];
    expect(
      packageFolders([
        ...ids.map((id) => `${root}/node_modules/${id}`),
        `\0${root}/node_modules/@a/b/z.js`,
        `${root}/src/a.ts`,
      ]),
    ).toEqual(['@a/b', 'c/node_modules/d', 'used'].map((name) => `${root}/node_modules/${name}`));
  });
});

describe('packageNotice', () => {
  const of = (fields: object): string => {
    write('package.json', JSON.stringify({ name: 'a', version: '1.0.0', ...fields }));
    return packageNotice(root);
  };

  it.each(['LICENCE', 'license.md', 'COPYING'])('takes the text of %s', (file) => {
    write(file, 'The terms');
    expect(of({})).toContain('The terms');
  });

  it('names the licence of a package that comes without its text', () => {
    expect(of({ license: 'MIT', author: { name: 'Ada' } })).toBe(
      'a 1.0.0\n-------\n\nLicence: MIT, by Ada\n\n',
    );
    expect(of({ license: 'MIT' })).toContain('Licence: MIT\n');
  });

  it('stops the build at a package without any', () => {
    expect(() => of({})).toThrow(
      "a 1.0.0 is part of the browser's scripts and names no licence. Replace it, or ask its author.",
    );
  });
});
