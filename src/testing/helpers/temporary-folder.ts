import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

type Files = Readonly<Record<string, string | Buffer>>;

/** A folder with these files, removed after the test. */
export function temporaryFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
