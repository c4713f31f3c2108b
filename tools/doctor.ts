/** `npm run doctor`: lists the open points before the site is its owner's. It succeeds with any number of them. */

import { loadEnv } from 'vite';
import { root, validContent } from '../src/content/load-content.ts';
import { report } from '../src/integrations/owner-report.ts';

try {
  console.log(report(loadEnv('production', root, 'PUBLIC_'), validContent()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
