/**
 * `npm run check:content`: reads content/ and the colours as the build does, and prints errors and
 * warnings, each with its file and line. Fails on errors: a wrong field, a missing image,
 * or colours that cannot be read well enough.
 */

import { contentReport } from '../../src/integrations/content/content-report.ts';

try {
  const { wrong, warnings } = await contentReport(new Date());
  for (const sentence of warnings) console.warn(sentence);
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
