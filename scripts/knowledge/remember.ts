import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Remembered {
  readonly text: string;
  /** True when an earlier run had made it of the same inputs. */
  readonly isOld: boolean;
}

/**
 * Makes a text, or takes the one that was made of the same inputs before: training the classifier takes
 * seconds, and dev, build, check and test all ask for it.
 *
 * @param folder where the latest text is kept, under a name that is the hash of its inputs
 * @param inputs all that the text depends on, code included
 */
export function remember(folder: string, inputs: readonly string[], make: () => string): Remembered {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}:${input}`);
  const file = join(folder, `${hash.digest('hex')}.txt`);
  if (existsSync(file)) return { text: readFileSync(file, 'utf8'), isOld: true };
  const text = make();
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(join(folder, old));
  writeFileSync(file, text);
  return { text, isOld: false };
}
