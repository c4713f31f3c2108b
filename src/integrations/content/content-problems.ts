import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { type ContentReport, contentReport, type Finding, placed, wrongContent } from './content-report.ts';
import { unpublishedLinks } from './article-links.ts';
import { unreadableImages } from './image-warnings.ts';
import { linkWarnings } from './links.ts';
import { readContent, root as project } from './read-content.ts';
import { escapeHtml } from '../../collections/articles/tokens.ts';
import { dayOf } from '../../collections/articles/publishing.ts';
import { onContentChange } from '../../collections/content-changes.ts';
import { editorPath } from '../editor/page.ts';

/**
 * Tells what is wrong in `content/` where it is seen. A build stops before anything else with every sentence at once,
 * and warns of links to pages and headings that are gone. In development the browser shows the sentences in place of
 * the pages until all is mended; what could be better is told in the terminal.
 *
 * @param root the project's folder
 */
export function contentProblems(root = project): AstroIntegration {
  return {
    name: 'content-problems',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'build') stopAt(wrongContent(root));
      },
      'astro:build:start': async ({ logger }) => {
        const content = readContent(root);
        stopAt((await unreadableImages(content.blog, root)).map((problem) => placed(problem, root)));
        const warnings = [...linkWarnings(content), ...unpublishedLinks(content, dayOf(new Date()))];
        for (const warning of warnings) logger.warn(placed(warning, root).sentence);
      },
      'astro:server:setup': async ({ server, logger }) => {
        const tell = newSentences(logger);
        let wrong: readonly Finding[] = [];
        const look = async (): Promise<void> => {
          const report = await contentReport(new Date(), root);
          const wasWrong = wrong.length > 0;
          ({ wrong } = report);
          tell(report);
          if (wasWrong || wrong.length > 0) server.ws.send({ type: 'full-reload' });
        };
        server.middlewares.use((request, response, next) => {
          const isPage =
            request.headers.accept?.includes('text/html') && !request.url?.startsWith(editorPath);
          if (wrong.length === 0 || !isPage) next();
          else {
            response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
            response.end(problemPage(wrong));
          }
        });
        onContentChange(server.watcher, look, (error) => logger.error(String(error)));
        await look();
      },
    },
  };
}

/** @throws an error without a stack: who writes texts has no use for the lines of code that read them */
function stopAt(wrong: readonly Finding[]): void {
  if (wrong.length === 0) return;
  const error = new Error(wrong.map(({ sentence }) => sentence).join('\n'));
  error.stack = '';
  throw error;
}

/** Tells each sentence once for as long as it holds. */
function newSentences(logger: AstroIntegrationLogger): (report: ContentReport) => void {
  let told = new Set<string>();
  return ({ wrong, warnings }) => {
    const before = told;
    for (const { sentence } of wrong) if (!before.has(sentence)) logger.error(sentence);
    for (const { sentence } of warnings) if (!before.has(sentence)) logger.warn(sentence);
    told = new Set([...wrong, ...warnings].map(({ sentence }) => sentence));
  };
}

/** The page in place of all others while something is wrong. Vite's client loads it anew at each change. */
function problemPage(wrong: readonly Finding[]): string {
  const texts = wrong.map(({ sentence }) => `<li>${escapeHtml(sentence)}</li>`).join('\n');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>content/</title>
    <script type="module" src="/@vite/client"></script>
  </head>
  <body>
    <h1>What is wrong in content/</h1>
    <ul>
${texts}
    </ul>
  </body>
</html>
`;
}
