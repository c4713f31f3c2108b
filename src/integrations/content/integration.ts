import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { type ContentReport, contentReport, wrongContent } from './content-report.ts';
import { onContentChange, root as project } from '../../content/load-content.ts';
import { escapeHtml } from '../../content/articles/tokens.ts';
import { editorPath } from '../editor/editor.ts';

/**
 * Reports the problems of `content/`. A build stops at errors before anything else, with all of them at once, and logs
 * warnings. In development the browser shows the errors in place of the pages until they are corrected.
 */
export function contentChecks(root = project): AstroIntegration {
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'build') stopAt(wrongContent(root));
      },
      'astro:build:start': async ({ logger }) => {
        const { wrong, warnings } = await contentReport(new Date(), root);
        stopAt(wrong);
        for (const sentence of warnings) logger.warn(sentence);
      },
      'astro:server:setup': async ({ server, logger }) => {
        const log = newSentencesTo(logger);
        let wrong: readonly string[] = [];
        const look = async (): Promise<void> => {
          const report = await contentReport(new Date(), root);
          const wasWrong = wrong.length > 0;
          ({ wrong } = report);
          log(report);
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

/** @throws an error without a stack, which would not help editors */
function stopAt(wrong: readonly string[]): void {
  if (wrong.length === 0) return;
  const error = new Error(wrong.join('\n'));
  error.stack = '';
  throw error;
}

/** Logs each sentence once, until it no longer applies. */
function newSentencesTo(logger: AstroIntegrationLogger): (report: ContentReport) => void {
  let logged = new Set<string>();
  return ({ wrong, warnings }) => {
    for (const sentence of wrong) if (!logged.has(sentence)) logger.error(sentence);
    for (const sentence of warnings) if (!logged.has(sentence)) logger.warn(sentence);
    logged = new Set([...wrong, ...warnings]);
  };
}

/** The page in place of all others while something is wrong. Vite's client reloads it at each change. */
function problemPage(wrong: readonly string[]): string {
  const texts = wrong.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('\n');
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
