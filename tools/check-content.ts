/** `npm run check:content`: prints the errors and warnings of content/ and the colours, as the build finds them. Fails on errors. */

import { contentReport } from '../src/integrations/content/content-report.ts';

const { errors, warnings } = await contentReport(new Date());
for (const sentence of warnings) console.warn(sentence);
for (const sentence of errors) console.error(sentence);
if (errors.length > 0) process.exitCode = 1;
