/** Headers that are about one connection stay on it. Sent raw, since clients refuse to send some of them. */

import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { functionPath } from './function-proxy.ts';
import { serveTestFunction, type TestFunction } from './test-function.ts';

let served: TestFunction;
afterEach(() => served.close());

/** Sends the lines of a request to a function that `listener` answers; gives the whole answer with its headers. */
async function answerTo(lines: readonly string[], body: string, listener: RequestListener): Promise<string> {
  served = await serveTestFunction(listener);
  const socket = connect(Number(new URL(served.url).port), '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8')) answer += String(chunk);
  return answer;
}

describe('functionProxy', () => {
  it.each([
    ['GET', 'Trailer: X', ''],
    ['POST', 'Trailer: X', 'body'],
    ['POST', 'Expect: 100-continue', 'body'],
    ['POST', 'Proxy-Authorization: secret', 'body'],
    ['POST', 'X-Own: 1', 'body'],
  ])('keeps to itself what is about the connection: %s with %s', async (method, header, body) => {
    const received: string[] = [];
    const answer = await answerTo(
      [
        `${method} ${functionPath} HTTP/1.1`,
        'Host: x',
        header,
        'Connection: close, X-Own',
        ...(body ? [`Content-Length: ${body.length}`] : []),
      ],
      body,
      (incoming, response) => {
        received.push(...Object.keys(incoming.headers));
        incoming.pipe(response);
      },
    );
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(answer).toContain(body);
    expect(received).not.toContain(header.split(':')[0]?.toLowerCase());
  });

  it('hands on a body of unknown length with any method', async () => {
    let requests = 0;
    const answer = await answerTo(
      [`DELETE ${functionPath} HTTP/1.1`, 'Host: x', 'Transfer-Encoding: chunked', 'Connection: close'],
      '5\r\nhello\r\n0\r\n\r\n',
      (incoming, response) => {
        requests += 1;
        incoming.pipe(response);
      },
    );
    expect(answer).toContain('hello');
    expect(requests).toBe(1);
  });

  it('sends a visitor with HTTP/1.0 no chunks', async () => {
    const answer = await answerTo([`GET ${functionPath} HTTP/1.0`], '', (_request, response) => {
      response.writeHead(200, { Trailer: 'X' }).write('one ');
      response.end('two');
    });
    expect(answer).toMatch(/\r\n\r\none two$/);
    expect(answer).not.toMatch(/^(?:transfer-encoding|trailer):/im);
  });
});
