import { cp, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import send from 'send';
import { readJson } from '../../content/content-files.ts';
import { defaultLocale } from '../../site/locales.ts';
import { readSite } from '../../content/company/site-schema.ts';
import { editorConfig, type EditorContent } from './config.ts';
import { editorPage, editorPath, editorPolicy, editorScript } from './page.ts';

/** The editor with all that it needs, fonts too, and no address of a third party. */
const editorFiles = new URL('.', import.meta.resolve('@sveltia/cms'));

/**
 * The editor of the texts at `/admin`: in development always, on the published site where the owner names a
 * repository (`editor` in `content/site.json`). It is no page of Astro: nothing of the site goes into it, and
 * saving a text does not reload it.
 *
 * @param isPublished whether the owner names a repository
 */
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
          if (!answer(request, response, root)) next();
        });
      },
      'astro:server:start': ({ address, logger }) => {
        logger.info(`texts are edited in Chrome or Edge on ${urlOf(address)}${editorPath}`);
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!isPublished) return;
        const content = readEditorContent(root);
        const folder = new URL(`.${editorPath}/`, dir);
        const isWanted = (path: string) => !path.endsWith('.map');
        await cp(editorFiles, folder, { recursive: true, filter: isWanted });
        await cp(new URL('../LICENSE.txt', editorFiles), new URL('LICENSE.txt', folder));
        await writeFile(new URL('main.js', folder), editorScript(editorConfig(content)));
        await writeFile(new URL(`.${editorPath}.html`, dir), editorPage(content.site.brand));
        logger.info(`published at ${editorPath}`);
      },
    },
  };
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/**
 * Answers for the editor in development. The files of `content/` are read each time: a text that is not yet
 * in a form shows up when the page is reloaded.
 *
 * @returns false where the address is not one of the editor's
 */
function answer(request: IncomingMessage, response: ServerResponse, root: string): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = pathname.replace(/\/$/, '');
  if (path === editorPath) {
    const { site } = readEditorContent(root);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', editorPolicy);
    response.end(editorPage(site.brand));
  } else if (path === `${editorPath}/main.js`) {
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.end(editorScript(editorConfig(readEditorContent(root))));
  } else if (path.startsWith(`${editorPath}/`)) {
    send(request, path.slice(editorPath.length), { root: fileURLToPath(editorFiles) }).pipe(response);
  } else {
    return false;
  }
  return true;
}

/** @throws {ContentError} where a file cannot be read */
function readEditorContent(root: string): EditorContent {
  return {
    site: readSite(root),
    texts: readJson(`content/locales/${defaultLocale}.json`, root) as EditorContent['texts'],
    topics: readJson('content/faq/topics.json', root) as EditorContent['topics'],
  };
}
