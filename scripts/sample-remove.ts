/**
 * `npm run sample:remove`: removes sample/, the checks of the sample's texts and the list of its names, and
 * the pictures of its pages, once the texts are the owner's own. Says where the sample still stands; removes
 * no text.
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
  rmSync(join(root, 'e2e/appearance'), { recursive: true, force: true });
  console.log(
    'Removed sample/ and e2e/appearance/: the checks of the sample’s texts and pictures no longer run.',
  );
  if (sample.length > 0) {
    console.log(`The sample is still named in ${sample.length === 1 ? 'a line' : `${sample.length} lines`}:`);
    for (const { file, line, names } of sample) console.log(`  ${file}:${line}  ${names.join(', ')}`);
  }
}
