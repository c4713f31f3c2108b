import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { localeOf, withoutLocale } from '../src/i18n/routes.ts';
import { headersFor, parseHeaderRules } from './header-rules.ts';
import { type Middleware, pathOf, runMiddlewares } from './middleware.ts';

/**
 * A server of the built site that behaves as a CDN does: the headers of `_headers`, compression,
 * addresses without `.html` or closing slash, and the 404 page in the language of the path.
 *
 * @param dist folder of the built site
 * @param services answer before the site does, without its headers: what other hosts do for it
 * @throws when the folder holds no built site
 */
export function createSiteServer(dist: string, services: readonly Middleware[] = []): Server {
  if (!existsSync(join(dist, '_headers'))) {
    throw new Error(`There is no built site in ${dist}. Run "npm run build" first.`);
  }
  const rules = parseHeaderRules(readFileSync(join(dist, '_headers'), 'utf8'));
  const files = sirv(dist, { etag: true, extensions: ['html'] });
  const compress = compression({ threshold: 0 });

  return createServer((request, response) => {
    runMiddlewares(services, request, response, () => serve(request, response));
  });

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const pathname = pathOf(request);
    const search = request.url?.slice(pathname.length) ?? '';
    for (const [name, value] of headersFor(pathname, rules)) response.setHeader(name, value);

    const address = cleanAddress(pathname);
    if (address !== pathname) {
      response.writeHead(307, { Location: address + search }).end();
      return;
    }
    compress(request as never, response as never, () => {
      if (isForTheHost(pathname)) answerNotFound(response, pathname);
      else files(request, response, () => answerNotFound(response, pathname));
    });
  }

  function answerNotFound(response: ServerResponse, pathname: string): void {
    response.statusCode = 404;
    // The file may come with the next release: the year that /_astro/ is kept is not for this.
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(readFileSync(notFoundPage(dist, pathname)));
  }
}

/** The address a page is known by: `/about/`, `/about.html` and `/about/index` are `/about`. */
export function cleanAddress(pathname: string): string {
  const clean = pathname
    .replace(/[\\/]{2,}/g, '/') // browsers take a backslash for a slash: //host is another site
    .replace(/(\/index)?(\.html)?$/, '')
    .replace(/\/+$/, '');
  return clean || '/';
}

/** True for `_headers` and its like, which tell the host something and are no part of the site. */
function isForTheHost(pathname: string): boolean {
  return pathname.startsWith('/_') && !pathname.startsWith('/_astro/');
}

function notFoundPage(dist: string, pathname: string): string {
  const hasPrefix = withoutLocale(pathname) !== pathname;
  return join(dist, ...(hasPrefix ? [localeOf(pathname)] : []), '404.html');
}
