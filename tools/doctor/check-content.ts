/**
 * `npm run check:content`: reads content/ and the colours as the build does, and prints all that is wrong and
 * what could be better, each with its file and line. Fails where something is wrong: a field, an image that is missing,
 * or colours that cannot be read well enough.
 */

import { textOf } from '../../src/collections/content-files.ts';
import { contentReport } from '../../src/integrations/content/content-report.ts';
import { root } from '../../src/integrations/content/read-content.ts';
import { colourProblems } from '../../src/styles/contrast.ts';

try {
  const { wrong, warnings } = await contentReport(new Date());
  for (const sentence of warnings) console.warn(sentence);
  const colours = colourProblems(textOf('src/styles/tokens.css', root) ?? '');
  const sentences = [...wrong, ...colours.map((colour) => `src/styles/tokens.css: ${colour}`)];
  for (const sentence of sentences) console.error(sentence);
  if (sentences.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
