/** `npm run doctor`: lists what an owner still has to do before the site is their own. Open points do not make it fail. */

import { loadEnv } from 'vite';
import { root, validContent } from '../src/content/load-content.ts';
import { report } from '../src/integrations/owner-report.ts';

try {
  console.log(report(loadEnv('production', root, 'PUBLIC_'), validContent()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
