import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Remembered {
  readonly text: string;
  /** True when an earlier run had made it of the same inputs. */
  readonly isOld: boolean;
}

/** How many texts are kept: tests make others of changed copies of the project, beside the project's own. */
const kept = 8;

/**
 * Makes a text, or takes the one that was made of the same inputs before: training the classifier takes
 * seconds, and dev, build, check and test all ask for it.
 *
 * @param folder where the latest texts are kept, each under a name that is the hash of its inputs
 * @param inputs all that the text depends on, code included
 */
export function remember(folder: string, inputs: readonly string[], make: () => string): Remembered {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}:${input}`);
  const file = join(folder, `${hash.digest('hex')}.txt`);
  if (existsSync(file)) return { text: readFileSync(file, 'utf8'), isOld: true };
  const text = make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  for (const old of byAge(folder).slice(kept)) rmSync(old);
  return { text, isOld: false };
}

/** The files of a folder, the newest first. */
function byAge(folder: string): string[] {
  const files = readdirSync(folder).map((name) => join(folder, name));
  return files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}
