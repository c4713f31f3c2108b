import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The text of a file after a change. Throws when the text to replace is gone. */
export function changed(file: string, before: string, change: (text: string) => string): string {
  const after = change(before);
  if (after === before) throw new Error(`The change of ${file} changes nothing.`);
  return after;
}

export interface ContentCopy {
  readonly root: string;
  /** Changes a file, whose path is relative to `root`. Throws when the text to replace is gone. */
  edit(file: string, change: (text: string) => string): void;
  dispose(): void;
}

export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(fileURLToPath(new URL('../../../content', import.meta.url)), join(root, 'content'), {
    recursive: true,
  });
  return {
    root,
    edit(file, change) {
      const path = join(root, file);
      writeFileSync(path, changed(file, readFileSync(path, 'utf8'), change));
    },
    dispose: () => rmSync(root, { recursive: true }),
  };
}
