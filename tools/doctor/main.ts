/**
 * `npm run doctor`: what is left before the site is its owner's and can be published. A report, so it
 * succeeds; `npm run doctor -- --strict` fails while anything is left.
 */

import { loadEnv } from 'vite';
import { root } from '../../src/integrations/content/read-content.ts';
import { findings } from './findings.ts';
import { report, summary } from './report.ts';

try {
  const found = await findings(loadEnv('production', root, 'PUBLIC_'));
  const left = summary(found);
  console.log(`${report(found)}\n\n${left ?? 'Nothing is left before you publish.'}`);
  if (left && process.argv.includes('--strict')) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
