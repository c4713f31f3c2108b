import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import send from 'send';
import { type LocalServices, pathnameOf } from '../../src/integrations/local/local-services.ts';
import { isLocalHost } from '../../src/site/hosts.ts';
import { localeOf, withoutLocale } from '../../src/site/routes.ts';

const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

/** Serves `dist` as a CDN would. Other host names get 421, to prevent DNS rebinding. @throws without a built site */
export function createSiteServer(dist: string, services: LocalServices = new Map()): Server {
  const headersFile = join(dist, '_headers');
  if (!existsSync(headersFile)) {
    throw new Error(`There is no built site in ${dist}. Run "npm run build" first.`);
  }
  const rules = parseHeaderRules(readFileSync(headersFile, 'utf8'));

  return createServer((request, response) => {
    const path = pathnameOf(request);
    const service = services.get(path);
    try {
      if (!isLocalHost(URL.parse(`http://${request.headers.host}`)?.hostname ?? '')) {
        response.writeHead(421).end();
      } else if (service) service(request, response);
      else serve(request, response, path);
    } catch (error) {
      console.error(error); // for example because a build has just deleted the file
      response.writeHead(500).end();
    }
  });

  function serve(request: IncomingMessage, response: ServerResponse, path: string): void {
    const address = cleanPath(path);
    for (const [name, value] of headersFor(address ?? '/', rules)) response.setHeader(name, value);

    const isPublic = address !== undefined && !isHidden(address);
    const file = isPublic ? fileAt(dist, address) : undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (isPublic && address !== path) {
      const query = /\?.*$/s.exec(request.url ?? '')?.[0] ?? '';
      response.writeHead(307, { Location: address + query }).end();
    } else if (file) {
      sendFile(request, response, file);
    } else {
      response.statusCode = 404;
      response.setHeader('Cache-Control', 'no-cache'); // the next release may have the file
      sendFile(request, response, notFoundPage(address ?? path));
    }
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, name: string): void {
    const type = textTypes[extname(name)];
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (type) {
      response.setHeader('Content-Type', `${type}; charset=utf-8`).setHeader('Vary', 'Accept-Encoding');
    }
    // Ranges count uncompressed bytes.
    if (!type || !encoding || request.headers.range) {
      const path = name.split('/').map(encodeURIComponent).join('/');
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

function fileAt(dist: string, address: string): string | undefined {
  const path = decodeURIComponent(address);
  return [path, `${path}.html`, `${path}/index.html`].find((name) => isFile(join(dist, name)));
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false; // missing, or a name that is too long
  }
}

/** Whether a file is hidden from visitors: 404 pages, and host configuration such as `_headers`. */
function isHidden(address: string): boolean {
  const isForTheHost = address.startsWith('/_') && !address.startsWith('/_astro/');
  return isForTheHost || withoutLocale(address) === '/404';
}

function notFoundPage(path: string): string {
  return withoutLocale(path) === path ? '/404.html' : `/${localeOf(path)}/404.html`;
}

const compressors = {
  // The quality that CDNs use for on-the-fly compression.
  br: (file: Buffer) => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (file: Buffer) => gzipSync(file),
} as const;

function encodingFor(accepted = ''): keyof typeof compressors | undefined {
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}

/** Encoded slash, question mark, backslash and NUL, which programs decode at different stages. */
const ambiguousEscape = /%(?:2f|3f|5c|00)/i;

/** The canonical path: `/about` for `/about/` and `/%61bout.html`; undefined for paths that no browser requests. */
export function cleanPath(pathname: string): string | undefined {
  const path = ambiguousEscape.test(pathname) ? undefined : decoded(pathname);
  if (!path?.startsWith('/') || /[\\/]\.{1,2}(?:[\\/]|$)/.test(path)) return undefined;
  const clean = path
    .replace(/[\\/]{2,}/g, '/') // browsers treat /\host as another site, like //host
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

/** Listens on this machine only; port 0 means any free port. @returns the port. @throws if the port is in use */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use. Stop the program that uses it, or set another port: PORT=${port + 1}.`,
    );
  });
  return (server.address() as AddressInfo).port;
}

interface HeaderRule {
  readonly pattern: RegExp;
  readonly set: [name: string, value: string][];
  readonly remove: string[];
}

/** Reads a `_headers` file as written by the build: paths, each followed by its indented headers. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const rule = rules.at(-1);
    const [, removed, name, value = ''] = /^\s+(?:!\s*([\w-]+)|([\w-]+):\s*(.*))$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ pattern: patternOf(line.trim()), set: [], remove: [] });
    else if (removed) rule?.remove.push(removed);
    else if (name) rule?.set.push([name, value]);
  }
  return rules;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`);
}

export function headersFor(path: string, rules: readonly HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, set, remove } of rules) {
    if (!pattern.test(path)) continue;
    for (const name of remove) headers.delete(name);
    for (const [name, value] of set) headers.set(name, value);
  }
  return headers;
}
