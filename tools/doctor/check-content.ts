/** `npm run check:content`: prints the errors and warnings of content/ and the colours, as the build finds them. Fails on errors. */

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
