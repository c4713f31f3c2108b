import type { Finding } from '../../scripts/content/content-report.ts';
import { escapeHtml } from '../../src/blog/escape-html.ts';

/** The page in place of all others while something is wrong. Vite's client loads it anew at each change. */
export function problemPage(wrong: readonly Finding[]): string {
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
