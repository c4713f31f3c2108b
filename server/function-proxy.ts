import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { type Middleware, pathOf } from './middleware.ts';

/** Where supabase-js looks for the function below the project's address. */
export const functionPath = '/functions/v1/chat-assistant';

/**
 * Hands requests for the function on to the process that runs it, as Supabase's gateway does.
 *
 * @param address where the function listens; undefined while it does not, then the answer is 503
 */
export function functionProxy(address: () => URL | undefined): Middleware {
  return (request, response, next) => {
    if (pathOf(request) !== functionPath) {
      next();
      return;
    }
    const target = address();
    if (target) forward(request, response, target);
    else sendUnavailable(response);
  };
}

function forward(request: IncomingMessage, response: ServerResponse, target: URL): void {
  const { host: _host, 'cf-connecting-ip': _claimed, ...headers } = request.headers;
  const forwarded = httpRequest(target, {
    method: request.method,
    headers: {
      ...headers,
      // The function sees the visitor's address where the gateway writes it, and no claim of another.
      'x-forwarded-for': request.socket.remoteAddress ?? '',
      // With "close", an early answer such as 413 is lost when the rest of the body meets a closed door.
      connection: 'keep-alive',
    },
    // A kept connection could belong to a process that has been replaced meanwhile.
    agent: false,
  });
  forwarded.once('response', (answer) => {
    const { connection: _own, 'keep-alive': _time, ...answerHeaders } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, answerHeaders);
    pipeline(answer, response, () => undefined); // when one side breaks off, so does the other
  });
  forwarded.on('error', () => {
    if (!response.headersSent) sendUnavailable(response);
  });
  response.once('close', () => {
    // After an early answer the rest of the body is still to come: unread it would block the visitor's
    // next request on the same connection.
    request.unpipe(forwarded).resume();
    forwarded.destroy();
  });
  request.pipe(forwarded);
}

function sendUnavailable(response: ServerResponse): void {
  const error = { code: 'function_unavailable', message: 'The chat assistant is not running.' };
  response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ error }));
}
