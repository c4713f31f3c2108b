import {
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { type Middleware, pathOf } from './middleware.ts';

/** Where supabase-js looks for the function below the project's address. */
export const functionPath = '/functions/v1/chat-assistant';

/** How long an answer may take, in ms: the function gives a model 20 s and the database 4. */
const usualLimit = 30_000;

export interface FunctionProxyOptions {
  /** Where the function listens; undefined while it does not, then the answer is 503. */
  readonly address: () => URL | undefined;
  /** Told where a function listens that did not answer in time; its visitor gets 504. */
  readonly onHang: (address: URL) => void;
  /** How long an answer may take to begin after the request has arrived whole, and then to end, in ms. */
  readonly limit?: number;
}

/** Hands requests for the function on to the process that runs it, as Supabase's gateway does. */
export function functionProxy({ address, onHang, limit = usualLimit }: FunctionProxyOptions): Middleware {
  return (request, response, next) => {
    if (pathOf(request) !== functionPath) {
      next();
      return;
    }
    const target = address();
    if (!target) {
      send(response, unavailable);
      return;
    }
    let isAnswered = false;
    let tooLate: NodeJS.Timeout | undefined;
    const wait = (): void => {
      clearTimeout(tooLate);
      tooLate = setTimeout(() => {
        if (response.headersSent) response.destroy();
        else send(response, timedOut);
        onHang(target);
      }, limit);
    };
    forward(request, response, target)
      .once('response', () => {
        isAnswered = true;
        // A reply is sent while it is written, which may stop in the middle.
        if (request.readableEnded) wait();
      })
      .once('close', () => {
        isAnswered = true;
        clearTimeout(tooLate);
      });
    // From the end of the request: a visitor who sends slowly is no function that hangs. The answer may
    // come before it, such as 413 to a body that is too large.
    request.once('end', () => {
      if (!isAnswered) wait();
    });
  };
}

/** Sends a request on and its answer back. */
function forward(request: IncomingMessage, response: ServerResponse, target: URL): ClientRequest {
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
  forwarded.on('error', () => send(response, unavailable));
  response.once('close', () => {
    // After an early answer the rest of the body is still to come: unread it would block the visitor's
    // next request on the same connection.
    request.unpipe(forwarded).resume();
    forwarded.destroy();
  });
  request.pipe(forwarded);
  return forwarded;
}

interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const unavailable: Problem = {
  status: 503,
  code: 'function_unavailable',
  message: 'The chat assistant is not running.',
};

const timedOut: Problem = {
  status: 504,
  code: 'function_timeout',
  message: 'The chat assistant did not answer in time.',
};

/** Answers in the function's place, in the form of its own errors. */
function send(response: ServerResponse, { status, ...error }: Problem): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ error }));
}
