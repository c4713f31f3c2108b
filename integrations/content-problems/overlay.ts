import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import type { Finding } from '../../scripts/content/content-report.ts';
import { escapeHtml } from '../../src/blog/escape-html.ts';

/**
 * What makes Vite's client show findings over the page. Astro's overlay shows the first place too, and offers to open
 * it in an editor.
 *
 * @param wrong one at least
 * @param root the project's folder
 */
export function overlayOf(wrong: readonly Finding[], root: string): ErrorPayload {
  const [first] = wrong;
  return {
    type: 'error',
    err: {
      name: 'content/',
      title: `${wrong.length === 1 ? 'One thing is' : `${wrong.length} things are`} wrong`,
      message: wrong.map(({ sentence }) => sentence).join('\n\n'),
      stack: '', // who writes texts has no use for one
      loc: { file: join(root, first?.file ?? ''), line: first?.line ?? 1, column: 1 },
    },
  };
}

/**
 * The page that stands in for all others while something is wrong: Vite's client, which shows the overlay and loads the
 * page anew when all is mended, and the sentences for who has no JavaScript.
 */
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
