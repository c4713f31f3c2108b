import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import send from 'send';
import { isLocalHost } from '../../src/site/hosts.ts';
import { localeOf, withoutLocale } from '../../src/site/routes.ts';
import { headersFor, parseHeaderRules } from '../../src/integrations/headers/header-rules.ts';
import { pathOf } from './listen.ts';
import type { Services } from './local-services.ts';

/** Types of the text files, which are compressed; `send` knows the types of all others. */
const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

/**
 * A server of the built site that answers as a CDN does: with the headers of `_headers`, compressed, at addresses
 * without `.html` or closing slash, and with the 404 page in the language of the path. It reads `_headers` once:
 * start it again after a build. Other hosts get 421: their pages could have made their names ours.
 *
 * @param dist folder of the built site
 * @param services answer before the site does, without its headers
 * @throws when the folder holds no built site
 */
export function createSiteServer(dist: string, services: Services = new Map()): Server {
  const headersFile = join(dist, '_headers');
  if (!existsSync(headersFile)) {
    throw new Error(`There is no built site in ${dist}. Run "npm run build" first.`);
  }
  const rules = parseHeaderRules(readFileSync(headersFile, 'utf8'));

  return createServer((request, response) => {
    const path = pathOf(request);
    const service = services.get(path);
    try {
      if (!isLocalHost(URL.parse(`http://${request.headers.host}`)?.hostname ?? '')) {
        response.writeHead(421).end();
      } else if (service) service(request, response);
      else serve(request, response, path);
    } catch (error) {
      console.error(error); // for example a file that a running build has just deleted
      response.writeHead(500).end();
    }
  });

  function serve(request: IncomingMessage, response: ServerResponse, path: string): void {
    const address = cleanAddress(path);
    // A path without a clean address gets the 404 page, with the headers of a page.
    for (const [name, value] of headersFor(address ?? '/', rules)) response.setHeader(name, value);

    const file = address && !isHidden(address) ? fileAt(dist, address) : undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (address && address !== path && !isHidden(address)) {
      const query = /\?.*$/s.exec(request.url ?? '')?.[0] ?? '';
      response.writeHead(307, { Location: address + query }).end();
    } else if (file) {
      sendFile(request, response, file);
    } else {
      response.statusCode = 404;
      response.setHeader('Cache-Control', 'no-cache'); // the file may come with the next release
      sendFile(request, response, notFoundPage(address ?? path));
    }
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, name: string): void {
    const type = textTypes[extname(name)];
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (type)
      response.setHeader('Content-Type', `${type}; charset=utf-8`).setHeader('Vary', 'Accept-Encoding');
    // A range counts the bytes of the file as it is.
    if (!type || !encoding || request.headers.range) {
      const path = name.split('/').map(encodeURIComponent).join('/');
      // Caching is set by _headers.
      send(request, path, { root: dist, cacheControl: false, dotfiles: 'allow', index: false }).pipe(
        response,
      );
      return;
    }
    const file = join(dist, name);
    const version = `W/"${statSync(file).mtimeMs}-${encoding}"`;
    response.setHeader('ETag', version).setHeader('Content-Encoding', encoding);
    if (response.statusCode === 200 && request.headers['if-none-match'] === version) {
      response.writeHead(304).end();
      return;
    }
    const body = compressors[encoding](readFileSync(file));
    response.setHeader('Content-Length', body.length).end(request.method === 'HEAD' ? undefined : body);
  }
}

/**
 * The file that a clean address shows, from `dist`: itself, or the page of that name.
 *
 * @returns undefined when there is none
 */
function fileAt(dist: string, address: string): string | undefined {
  const path = decodeURIComponent(address);
  return [path, `${path}.html`, `${path}/index.html`].find((name) => isFile(join(dist, name)));
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false; // not there, or a name that is longer than file systems take
  }
}

/** True for the 404 pages and for files that configure the host, such as `_headers`: no part of the site. */
function isHidden(address: string): boolean {
  const isForTheHost = address.startsWith('/_') && !address.startsWith('/_astro/');
  return isForTheHost || withoutLocale(address) === '/404';
}

/** The 404 page in the language of a path. */
function notFoundPage(path: string): string {
  return withoutLocale(path) === path ? '/404.html' : `/${localeOf(path)}/404.html`;
}

const compressors = {
  // CDNs use this quality when they compress on the fly.
  br: (file: Buffer) => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (file: Buffer) => gzipSync(file),
} as const;

/** The best encoding that an `Accept-Encoding` header allows; undefined when it allows neither of ours. */
function encodingFor(accepted = ''): keyof typeof compressors | undefined {
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}

/** Encoded, they divide a path for some programs and not for others: `/`, `?`, `\` and NUL. */
const ambiguousEscape = /%(?:2f|3f|5c|00)/i;

/**
 * The one address that a page or file is known by, percent-encoded: `/about/`, `/about.html`,
 * `/about/index`, `/about%2ehtml` and `/%61bout` are `/about`.
 *
 * @param pathname as the request's first line has it
 * @returns undefined for what no browser asks for and servers read differently: encoded slashes, question marks,
 *   backslashes and NULs, segments of dots, what is not UTF-8 or not a path
 */
export function cleanAddress(pathname: string): string | undefined {
  const path = ambiguousEscape.test(pathname) ? undefined : decoded(pathname);
  if (!path?.startsWith('/') || /[\\/]\.{1,2}(?:[\\/]|$)/.test(path)) return undefined;
  const clean = path
    .replace(/[\\/]{2,}/g, '/') // browsers take a backslash for a slash: //host is another site
    .replace(/(\/index)?(\.html)?$/, '')
    .replace(/\/+$/, '');
  return encodeURI(clean || '/').replaceAll('#', '%23');
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
