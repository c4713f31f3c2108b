/**
 * `npm run check:content`: reads content/ and the colours as the build does, and tells what could be
 * better. Fails at what is wrong: a field, or colours that cannot be read well enough.
 */

import { readContent } from './content/read-content.ts';
import { contentWarnings } from './content/warnings.ts';
import { colourProblems } from './doctor/findings.ts';

try {
  for (const { file, field, message } of contentWarnings(readContent())) {
    console.warn(`${file}${field && `, ${field}`}: ${message}`);
  }
  const colours = colourProblems();
  for (const sentence of colours) console.error(`src/styles/tokens.css: ${sentence}`);
  if (colours.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
