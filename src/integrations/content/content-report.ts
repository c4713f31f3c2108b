/** The errors and warnings of `content/`, with file and line, for builds, development and `check:content`. */

import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { dayOf } from '../../content/articles/article-dates.ts';
import { readFrontMatter } from '../../content/articles/front-matter.ts';
import { collectProblems, type ContentProblem, problemSentence } from '../../content/content-error.ts';
import { readFileIfAny } from '../../content/content-files.ts';
import { loadContent, onContentChange, root } from '../../content/load-content.ts';
import { lineInYaml } from '../../content/yaml-source.ts';
import { escapeHtml } from '../../site/escape-html.ts';
import { contrastProblems } from '../../styles/contrast.ts';
import { editorPath } from '../editor/editor.ts';
import { imageFileProblems, markProblems, socialImageProblems } from './check-images.ts';
import { linkProblems, missingFiles } from './check-links.ts';
import { articleWarnings, missingTexts, textWarnings } from './check-texts.ts';

const colourFile = 'src/styles/tokens.css';

/** Texts and facts mention files in `public/`, and the contrast of the colours is checked. */
const otherCheckedFiles = ['public/', colourFile];

type ContentReport = Awaited<ReturnType<typeof contentReport>>;

/**
 * A sentence for each error and warning of `content/`, with file, line and field. Articles dated after `now` are not published.
 */
export async function contentReport(now: Date, projectRoot = root) {
  const { content, problems, areLinksCheckable } = loadContent(projectRoot);
  const errors = problemsWithoutDrawing(projectRoot);
  if (content === undefined) return { errors: sentences(errors, projectRoot), warnings: [] };
  errors.push(
    ...(await socialImageProblems(content)),
    ...(content.mark ? await markProblems(content.mark) : []),
    ...(await imageFileProblems(content.articleImages, projectRoot)),
    ...contrastErrors(projectRoot),
  );
  const warnings = [
    ...textWarnings(content),
    ...articleWarnings(content.articles, content.markdownFiles),
    ...(areLinksCheckable ? linkProblems(content, dayOf(now), projectRoot) : []),
  ];
  // If a locale file cannot be read, `content` has English texts in its place, to which the warnings would refer.
  const unreadable = problems.map(({ file }) => file).filter((file) => file.startsWith('content/locales/'));
  const relevant = warnings.filter(({ file }) => !unreadable.includes(file));
  return { errors: sentences(errors, projectRoot), warnings: sentences(relevant, projectRoot) };
}

function contrastErrors(projectRoot: string): ContentProblem[] {
  const css = readFileIfAny(colourFile, projectRoot);
  if (css === undefined) return [];
  return contrastProblems(css).map((message) => ({ file: colourFile, field: '', message }));
}

/** Only the errors of `content/` that are found without drawing anything. */
export function contentErrors(projectRoot = root): readonly string[] {
  return sentences(problemsWithoutDrawing(projectRoot), projectRoot);
}

function problemsWithoutDrawing(projectRoot: string): ContentProblem[] {
  const { content, problems } = loadContent(projectRoot);
  const missing = content ? [...missingTexts(content.rawTexts), ...missingFiles(content, projectRoot)] : [];
  return [...problems, ...missing];
}

/** The problems in printed form, with their lines in the files. */
function sentences(problems: readonly ContentProblem[], projectRoot: string): string[] {
  return problems.map((problem) => {
    const line = lineOf(problem, readFileIfAny(problem.file, projectRoot) ?? '');
    return problemSentence({ ...problem, ...(line !== undefined && { line }) });
  });
}

/** The line of a problem or of its field; undefined for a whole file. */
export function lineOf({ file, field, line }: ContentProblem, text: string): number | undefined {
  if (line !== undefined || !field) return line;
  if (file.endsWith('.md'))
    return collectProblems([], () => readFrontMatter({ path: file, text }))?.lineOf(field);
  return lineInYaml(text, field);
}

/** A build reports all errors together and stops, but only logs warnings. Development shows errors in place of the pages. */
export function contentChecks(projectRoot = root): AstroIntegration {
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'build') throwIfErrors(contentErrors(projectRoot));
      },
      'astro:build:start': async ({ logger }) => {
        const { errors, warnings } = await contentReport(new Date(), projectRoot);
        throwIfErrors(errors);
        for (const sentence of warnings) logger.warn(sentence);
      },
      'astro:server:setup': async ({ server, logger }) => {
        const log = newSentenceLogger(logger);
        let errors: readonly string[] = [];
        const update = async (): Promise<void> => {
          const report = await contentReport(new Date(), projectRoot);
          const hadErrors = errors.length > 0;
          ({ errors } = report);
          log(report);
          if (hadErrors || errors.length > 0) server.ws.send({ type: 'full-reload' });
        };
        server.middlewares.use((request, response, next) => {
          const isPage =
            request.headers.accept?.includes('text/html') && !`${request.url}/`.startsWith(`${editorPath}/`);
          if (errors.length === 0 || !isPage) next();
          else {
            response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
            response.end(problemPage(errors));
          }
        });
        const onError = (error: unknown): void => logger.error(String(error));
        onContentChange(server.watcher, projectRoot, update, onError, otherCheckedFiles);
        await update();
      },
    },
  };
}

/** @throws an error without a stack trace, which would not help editors */
function throwIfErrors(errors: readonly string[]): void {
  if (errors.length === 0) return;
  const error = new Error(errors.join('\n'));
  error.stack = '';
  throw error;
}

/** Logs each sentence once, until it no longer applies. */
function newSentenceLogger(logger: AstroIntegrationLogger): (report: ContentReport) => void {
  let logged = new Set<string>();
  return ({ errors, warnings }) => {
    for (const sentence of errors) if (!logged.has(sentence)) logger.error(sentence);
    for (const sentence of warnings) if (!logged.has(sentence)) logger.warn(sentence);
    logged = new Set([...errors, ...warnings]);
  };
}

/** The page that replaces all others while there are errors. Vite's client reloads it on each change. */
function problemPage(errors: readonly string[]): string {
  const texts = errors.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('\n');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>content/</title>
    <script type="module" src="/@vite/client"></script>
  </head>
  <body>
    <h1>Errors in content/</h1>
    <ul>
${texts}
    </ul>
  </body>
</html>
`;
}
