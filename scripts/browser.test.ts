import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from './browser.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'path-'));
  const modes: [string, number][] = [
    ['first/google-chrome', 0o755],
    ['second/chromium', 0o755],
    ['last/chromium-headless-shell', 0o755],
    ['notes/chromium', 0o644],
    ['other/firefox', 0o755],
  ];
  for (const [path, mode] of modes) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), '');
    chmodSync(join(folder, path), mode);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function find(...folders: readonly string[]): string | undefined {
  return findBrowser(folders.map((name) => join(folder, name)).join(delimiter))?.replace(`${folder}/`, '');
}

describe('findBrowser', () => {
  it('takes a Chromium or Chrome of the PATH, in the order of its folders', () => {
    expect(find('other', 'first', 'second')).toBe('first/google-chrome');
    expect(find('second', 'first')).toBe('second/chromium');
  });

  it('prefers a headless shell, wherever it is on the PATH', () => {
    expect(find('first', 'second', 'last')).toBe('last/chromium-headless-shell');
  });

  it('passes over a file that cannot be run', () => {
    expect(find('notes', 'first')).toBe('first/google-chrome');
  });

  it('never takes another browser of the PATH', () => {
    expect(find('other', 'notes') ?? '').not.toMatch(/^(other|notes)/);
  });
});
