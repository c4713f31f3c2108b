import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '../server/listen.ts';
import { createSiteServer } from '../server/site-server.ts';

/** A cached response. */
interface Kept {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/**
 * Serves the built site with brotli at its highest quality, like a CDN that compresses files before anybody asks for
 * them. The site's own server uses quality 5, like a CDN that compresses on the fly: its pages are up to a fifth larger.
 *
 * @param folder of the built site
 * @returns once it listens on a free port
 */
export async function serveCompressedAhead(folder: string): Promise<{ server: Server; origin: string }> {
  const [site, kept] = [createSiteServer(folder), new Map<string, Promise<Kept>>()];
  const source = `http://127.0.0.1:${await listen(site, 0)}`;
  const keep = async (path: string): Promise<Kept> => {
    const answer = await fetch(source + path, {
      headers: { 'Accept-Encoding': 'identity' },
      redirect: 'manual',
    });
    return {
      status: answer.status,
      headers: answer.headers,
      body: brotliCompressSync(Buffer.from(await answer.arrayBuffer())),
    };
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const known = kept.get(path) ?? keep(path);
    kept.set(path, known);
    void known.then(({ status, headers, body }) => {
      for (const [name, value] of headers) response.setHeader(name, value);
      response.setHeader('Content-Encoding', 'br').setHeader('Content-Length', body.length);
      response.writeHead(status).end(body);
    });
  });
  server.on('close', () => site.close());
  return { server, origin: `http://127.0.0.1:${await listen(server, 0)}` };
}
