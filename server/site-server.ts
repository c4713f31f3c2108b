import { existsSync, type ReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import compression from 'compression';
import send from 'send';
import { localeOf, withoutLocale } from '../src/i18n/routes.ts';
import { type HeaderRule, headersFor, parseHeaderRules } from './header-rules.ts';
import { type Middleware, pathOf, runMiddlewares } from './middleware.ts';
import { cleanAddress } from './site-path.ts';

/** What the site answers; everything else is 405. */
const methods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * A server of the built site that behaves as a CDN does: the headers of `_headers`, compression,
 * addresses without `.html` or closing slash, and the 404 page in the language of the path. No
 * request ends it, and a build that replaces the folder meanwhile is served as it is then.
 *
 * @param dist folder of the built site
 * @param services answer before the site does, without its headers: what other hosts do for it
 * @throws when the folder holds no built site
 */
export function createSiteServer(dist: string, services: readonly Middleware[] = []): Server {
  if (!existsSync(join(dist, '_headers'))) {
    throw new Error(`There is no built site in ${dist}. Run "npm run build" first.`);
  }
  const currentRules = headerRulesOf(join(dist, '_headers'));
  const compress = compression({
    threshold: 0,
    // A range counts the bytes of the file as it is, not of its compressed form.
    filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
  });

  return createServer((request, response) => {
    guard(response, () => {
      runMiddlewares(services, request, response, () => {
        // Guarded again, since a service may have left the request to the site only later.
        guard(response, () => {
          compress(asGet(request) as never, response as never, () => serve(request, response));
        });
      });
    });
  });

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const asked = pathOf(request);
    const address = cleanAddress(asked);
    // What has no clean address gets a 404 page, with the headers of a page.
    setHeaders(response, address ?? '/');

    if (!methods.includes(request.method ?? '') || request.method === 'OPTIONS') {
      const status = request.method === 'OPTIONS' ? 204 : 405;
      response.writeHead(status, { Allow: methods.join(', ') }).end();
      return;
    }
    if (address === undefined || isNoPage(address)) {
      answerNotFound(response, asked);
      return;
    }
    if (address !== asked) {
      const search = /\?.*$/s.exec(request.url ?? '')?.[0] ?? '';
      response.writeHead(307, { Location: address + search }).end();
      return;
    }
    const file = fileAt(dist, address);
    if (file === undefined) answerNotFound(response, address);
    else sendFile(request, response, file);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
    send(request, file.split('/').map(encodeURIComponent).join('/'), {
      root: dist,
      cacheControl: false, // _headers says it
      dotfiles: 'allow',
      index: false,
    })
      .on('stream', (stream: ReadStream) => {
        const length = Number(response.getHeader('Content-Length'));
        // The file may be written anew since its size was read; a visitor would wait for the bytes that lack.
        stream.once('end', () => {
          if (stream.bytesRead < length) response.destroy();
        });
      })
      .on('error', (error: { status: number; headers?: Record<string, string> }) => {
        if (error.status >= 500) console.error(error);
        if (response.headersSent) {
          response.destroy();
          return;
        }
        // Those of the file, such as its length, are set before it is opened.
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        setHeaders(response, '/');
        // The file may have gone since it was looked for.
        if (error.status === 404) answerNotFound(response, pathOf(request));
        else response.writeHead(error.status, { 'Cache-Control': 'no-store', ...error.headers }).end();
      })
      .pipe(response);
  }

  function setHeaders(response: ServerResponse, address: string): void {
    for (const [name, value] of headersFor(address, currentRules())) response.setHeader(name, value);
  }

  function answerNotFound(response: ServerResponse, pathname: string): void {
    response.statusCode = 404;
    // The file may come with the next release.
    response.setHeader('Cache-Control', 'no-cache');
    const page = readIfThere(notFoundPage(dist, pathname));
    response.setHeader('Content-Type', `text/${page ? 'html' : 'plain'}; charset=utf-8`);
    response.end(page ?? 'Not found');
  }
}

/** A HEAD as the GET whose headers it asks for: `compression` leaves HEAD alone, and would say the file's own length. */
function asGet(request: IncomingMessage): IncomingMessage {
  return request.method === 'HEAD'
    ? (Object.create(request, { method: { value: 'GET' } }) as IncomingMessage)
    : request;
}

/** Runs a task; when it throws, the visitor is told so and the server goes on. */
function guard(response: ServerResponse, task: () => void): void {
  try {
    task();
  } catch (error) {
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Something went wrong');
  }
}

/**
 * The rules of a `_headers` file, read again after each build. While a build is writing the file,
 * the last rules that could be read stay.
 *
 * @throws when the file cannot be read at first
 */
function headerRulesOf(file: string): () => readonly HeaderRule[] {
  let text = readFileSync(file, 'utf8');
  let rules = parseHeaderRules(text);
  return () => {
    const now = readIfThere(file);
    if (now !== undefined && now !== text) {
      text = now;
      try {
        rules = parseHeaderRules(now);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
    return rules;
  };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The file that a clean address shows, from `dist`: itself, or the page of that name.
 *
 * @returns undefined when there is none
 */
function fileAt(dist: string, address: string): string | undefined {
  const path = decodeURIComponent(address);
  try {
    return [path, `${path}.html`, posix.join(path, 'index.html')].find((name) =>
      statSync(join(dist, name), { throwIfNoEntry: false })?.isFile(),
    );
  } catch {
    return undefined; // a name longer than file systems take
  }
}

/** True for the 404 pages and for `_headers` and its like, which tell the host something: no part of the site. */
function isNoPage(address: string): boolean {
  const isForTheHost = address.startsWith('/_') && !address.startsWith('/_astro/');
  return isForTheHost || withoutLocale(address) === '/404';
}

function notFoundPage(dist: string, pathname: string): string {
  const hasPrefix = withoutLocale(pathname) !== pathname;
  return join(dist, ...(hasPrefix ? [localeOf(pathname)] : []), '404.html');
}
