/**
 * `npm run check:content`: reads content/ and the colours as the build does, and tells all that is wrong and
 * what could be better, each with its file and line. Fails at what is wrong: a field, an image that is missing,
 * or colours that cannot be read well enough.
 */

import { dayOf } from '../src/blog/publishing.ts';
import { ContentError, type ContentProblem } from '../src/site/content-error.ts';
import { undrawableTexts } from './content/undrawable-texts.ts';
import { heldBackLinks } from './content/held-back-links.ts';
import { imageWarnings } from './content/image-warnings.ts';
import { placedSentence } from './content/locate.ts';
import { readContent, readText, root } from './content/read-content.ts';
import { contentWarnings } from './content/warnings.ts';
import { colourProblems } from './doctor/findings.ts';

const sentence = (problem: ContentProblem): string => placedSentence(problem, readText(problem.file));

try {
  const content = readContent();
  const warnings = [
    ...contentWarnings(content),
    ...heldBackLinks(content, dayOf(new Date())),
    ...(await imageWarnings(content.blog, root)),
  ];
  for (const warning of warnings) console.warn(sentence(warning));
  const wrong = [
    ...undrawableTexts(content.articles).map(sentence),
    ...colourProblems().map((colour) => `src/styles/tokens.css: ${colour}`),
  ];
  for (const problem of wrong) console.error(problem);
  if (wrong.length > 0) process.exitCode = 1;
} catch (error) {
  if (error instanceof ContentError) for (const problem of error.problems) console.error(sentence(problem));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
