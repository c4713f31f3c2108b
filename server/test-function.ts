/** A function of a few lines behind a little site, for the tests of the proxy between them. */

import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type RequestListener,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { functionPath, functionProxy } from './function-proxy.ts';
import { listen } from './listen.ts';
import { serveTestSite } from './test-site.ts';

export interface TestFunction {
  /** Its address on the site. */
  readonly url: string;
  /** One for each time that it was said to hang: whether by its own address. */
  readonly hangs: readonly boolean[];
  /** The site's answer to the last request. */
  readonly answering: () => ServerResponse | undefined;
  readonly close: () => void;
}

/**
 * Serves a site whose function is answered by `listener`.
 *
 * @param limit how long it may send nothing, in ms
 */
export async function serveTestFunction(listener: RequestListener, limit?: number): Promise<TestFunction> {
  const upstream = createServer(listener);
  const address = new URL(`http://127.0.0.1:${await listen(upstream, 0, () => undefined)}`);
  const hangs: boolean[] = [];
  let answering: ServerResponse | undefined;
  const site = await serveTestSite([
    (_request, response, next) => {
      answering = response;
      next();
    },
    functionProxy({
      address: () => address,
      onAbsent: () => undefined,
      onHang: (hung) => hangs.push(hung.href === address.href),
      ...(limit !== undefined && { limit }),
    }),
  ]);
  return {
    url: site.url + functionPath,
    hangs,
    answering: () => answering,
    close() {
      upstream.closeAllConnections();
      upstream.close();
      site.close();
    },
  };
}

/** Begins to post; the answer is there as soon as its headers are. */
export function beginPost(
  url: string,
  options: RequestOptions = {},
): { posting: ClientRequest; answer: Promise<IncomingMessage> } {
  const { promise: answer, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const posting = request(url, { method: 'POST', ...options }, resolve).on('error', reject);
  return { posting, answer };
}

/** Posts a body and gives the answer's status and text. */
export async function post(url: string, body: string, options?: RequestOptions): Promise<string> {
  const { posting, answer } = beginPost(url, options);
  posting.end(body);
  const { statusCode } = await answer;
  return `${statusCode} ${await text(await answer)}`;
}
