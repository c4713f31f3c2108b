import { cp, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import send from 'send';
import { ContentError } from '../../content/content-error.ts';
import { type Content, loadContent } from '../../content/load-content.ts';
import { editorConfig } from './config.ts';
import type { CmsConfig } from '@sveltia/cms';
import { escapeHtml } from '../../content/articles/tokens.ts';

/** Sveltia CMS with its fonts; the policy blocks the CDN where it also looks for them. */
const editorFiles = new URL('.', import.meta.resolve('@sveltia/cms'));

/** The editor at `/admin`: in development, and on the published site if `content/site.json` has `editor`. */
export function editor(isPublished: boolean): AstroIntegration {
  let root: string;
  return {
    name: 'editor',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          if (!serveEditor(request, response, root)) next();
        });
      },
      'astro:server:start': ({ address: { address, family, port }, logger }) => {
        const host = family === 'IPv6' ? `[${address}]` : address;
        logger.info(`edit the texts in Chrome or Edge on http://${host}:${port}${editorPath}`);
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!isPublished) return;
        const content = editedContent(root);
        const folder = new URL(`.${editorPath}/`, dir);
        await cp(editorFiles, folder, { recursive: true, filter: (path) => !path.endsWith('.map') });
        await cp(new URL('../LICENSE.txt', editorFiles), new URL('LICENSE.txt', folder));
        await writeFile(new URL('main.js', folder), editorScript(editorConfig(content)));
        await writeFile(new URL(`.${editorPath}.html`, dir), editorPage(content.site.brand));
        logger.info(`published at ${editorPath}`);
      },
    },
  };
}

/** Serves the editor in development, with `content/` as it is now. @returns false for other addresses */
function serveEditor(request: IncomingMessage, response: ServerResponse, root: string): boolean {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '');
  if (path === editorPath) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', editorPolicy);
    response.end(editorPage(editedContent(root).site.brand));
  } else if (path === `${editorPath}/main.js`) {
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.end(editorScript(editorConfig(editedContent(root))));
  } else if (path.startsWith(`${editorPath}/`)) {
    send(request, path.slice(editorPath.length), { root: fileURLToPath(editorFiles) }).pipe(response);
  } else {
    return false;
  }
  return true;
}

/** The content, also with mistakes that the editor is to correct. @throws {ContentError} if the forms cannot be made of it */
function editedContent(root: string): Content {
  const { content, problems } = loadContent(root);
  if (!content) throw new ContentError(problems);
  return content;
}

export const editorPath = '/admin';

/** The editor sets style attributes, shows images from memory, converts them with WebAssembly, and connects to GitHub. */
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

function editorScript(config: CmsConfig): string {
  return `import { init } from './index.js';\n\ninit({ config: ${JSON.stringify(config)} });\n`;
}
