/** `npm run check:content`: prints the errors and warnings that the build finds in content/ and the colours. Fails on errors. */

import { contentReport } from '../src/integrations/content/content-report.ts';

const { errors, warnings } = await contentReport(new Date());
for (const sentence of warnings) console.warn(sentence);
for (const sentence of errors) console.error(sentence);
if (errors.length > 0) process.exitCode = 1;
