import type { CmsConfig } from '@sveltia/cms';
import { escapeHtml } from '../../content/articles/tokens.ts';

/** The path of the editor's page and of the folder with its files. */
export const editorPath = '/admin';

/**
 * The content security policy of the editor's page. The editor sets style attributes, shows images from memory, converts
 * them with WebAssembly, and connects to GitHub.
 */
export const editorPolicy = Object.entries({
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' blob: data: https://avatars.githubusercontent.com",
  'media-src': "'self' blob:",
  'font-src': "'self' data:",
  'connect-src': "'self' blob: data: https://api.github.com",
  'worker-src': "'self' blob:",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
})
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ');

/** The HTML of the editor's page. */
export function editorPage(brand: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>${escapeHtml(brand)}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <script type="module" src="${editorPath}/main.js"></script>
  </head>
  <body></body>
</html>
`;
}

/** The script of the page, which starts the editor from the same folder. */
export function editorScript(config: CmsConfig): string {
  return `import { init } from './index.js';\n\ninit({ config: ${JSON.stringify(config)} });\n`;
}
