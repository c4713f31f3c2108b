/**
 * `npm run doctor`: what is left before the site is its owner's and can be published. A report, so it
 * succeeds whatever it finds.
 */

import { loadEnv } from 'vite';
import { root } from '../../src/integrations/content/read-content.ts';
import { findings } from './findings.ts';
import { report, summary } from './report.ts';

try {
  const found = await findings(loadEnv('production', root, 'PUBLIC_'));
  console.log(`${report(found)}\n\n${summary(found) ?? 'Nothing is left before you publish.'}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
