/** `npm run doctor`: lists what an owner still has to do before the site is their own. Open points do not make it fail. */

import { loadEnv } from 'vite';
import { root, validContent } from '../src/content/load-content.ts';
import { setupReport } from '../src/integrations/setup-status.ts';
import { errorMessage } from '../src/site/values.ts';

try {
  console.log(setupReport(loadEnv('production', root, 'PUBLIC_'), validContent()));
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
