/**
 * `npm run sample:remove`: removes sample/, the checks of the sample's texts and the list of its names,
 * once the texts are the owner's own. Says where the sample still stands; removes no text.
 */

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './content/read-content.ts';
import { findings } from './doctor/findings.ts';

const folder = join(root, 'sample');

if (!existsSync(folder)) {
  console.log('sample/ was removed before. There is nothing to do.');
} else {
  const { sample = [] } = findings({});
  rmSync(folder, { recursive: true });
  console.log('Removed sample/: the checks of the sample’s texts no longer run.');
  if (sample.length > 0) {
    console.log(`${sample.length} lines still name the sample:`);
    for (const { file, line, names } of sample) console.log(`  ${file}:${line}  ${names.join(', ')}`);
  }
}
