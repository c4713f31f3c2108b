import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { type Middleware, pathOf } from './middleware.ts';

/** Where supabase-js looks for the function below the project's address. */
export const functionPath = '/functions/v1/chat-assistant';

/** How long the function may send nothing, in ms: it gives a model 20 s and the database 4. */
const usualLimit = 30_000;

/** How many times that limit a visitor has for reading a whole reply, however slowly: it is a few thousand characters. */
const limitsOfReply = 4;

/**
 * What the function or a gateway in front of it reads. Anything else stays here: headers such as `Trailer`
 * and `Expect` are about one connection, and Node throws where they do not suit another one.
 */
const requestHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'access-control-request-headers',
  'access-control-request-method',
  'apikey',
  'authorization',
  'content-length',
  'content-type',
  'origin',
  'user-agent',
  'x-client-info',
];

export interface FunctionProxyOptions {
  /** Where the function listens; undefined while it does not, then the answer is 503. */
  readonly address: () => URL | undefined;
  /** Told of each question that comes while it does not. */
  readonly onAbsent: () => void;
  /** Told where a function listens that went silent; its visitor gets 504, or half a reply. */
  readonly onHang: (address: URL) => void;
  /** How long the function may send nothing after the request has arrived whole, in ms. */
  readonly limit?: number;
}

/** Hands requests for the function on to the process that runs it, as Supabase's gateway does. */
export function functionProxy({
  address,
  onAbsent,
  onHang,
  limit = usualLimit,
}: FunctionProxyOptions): Middleware {
  return (request, response, next) => {
    if (pathOf(request) !== functionPath) {
      next();
      return;
    }
    const target = address();
    if (!target) {
      onAbsent();
      send(response, unavailable);
      return;
    }
    let isAnswered = false;
    let tooLate: NodeJS.Timeout | undefined;
    const wait = (): void => {
      clearTimeout(tooLate);
      tooLate = setTimeout(() => {
        // The function cannot send while its visitor does not read: it may be well.
        const isHeldUp = response.writableNeedDrain;
        if (response.headersSent) response.destroy();
        else send(response, timedOut);
        if (!isHeldUp) onHang(target);
      }, limit);
    };
    forward(request, response, target)
      .once('response', (answer) => {
        isAnswered = true;
        // Every piece that is read would begin the limit anew, and nothing limits what is read after the end.
        const tooSlow = setTimeout(() => response.destroy(), limit * limitsOfReply);
        response.once('close', () => clearTimeout(tooSlow));
        // An answer to half a request ends before its connection does.
        if (!request.readableEnded) return;
        // A reply is sent while it is written, which may stop in the middle.
        wait();
        answer.on('data', wait);
        response.on('drain', wait);
        answer.once('end', () => {
          response.off('drain', wait);
          clearTimeout(tooLate);
        });
      })
      .once('close', () => {
        isAnswered = true;
        response.off('drain', wait);
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
  const forwarded = httpRequest(target, {
    method: request.method,
    headers: {
      ...pick(request.headers, requestHeaders),
      // A body of unknown length, whatever the method: else its bytes would look like a second request.
      ...(request.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
      // The function sees the visitor's address where the gateway writes it, and no claim of another.
      'x-forwarded-for': request.socket.remoteAddress ?? '',
      // With "close", an early answer such as 413 is lost when the rest of the body meets a closed door.
      connection: 'keep-alive',
    },
    // A kept connection could belong to a process that has been replaced meanwhile.
    agent: false,
  });
  forwarded.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
    pipeline(answer, response, () => undefined); // when one side breaks off, so does the other
  });
  forwarded.on('error', () => send(response, unavailable));
  response.once('close', () => {
    // After an early answer the rest of the body is still to come: unread it would block the visitor's
    // next request on the same connection.
    request.unpipe(forwarded).resume();
    forwarded.destroy();
  });
  // A header that Node refuses throws here, where the server answers 500, and not later in an event.
  forwarded.flushHeaders();
  request.pipe(forwarded);
  return forwarded;
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
}

/** An answer's headers without those about the connection to the function: the visitor's is another one. */
function withoutConnection(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const {
    connection: _connection,
    'keep-alive': _keepAlive,
    trailer: _trailer,
    'transfer-encoding': _transferEncoding,
    upgrade: _upgrade,
    ...others
  } = headers;
  return others;
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
