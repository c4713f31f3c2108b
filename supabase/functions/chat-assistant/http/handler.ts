import type { Reply } from '../answers/reply.ts';
import { type ChatRequest, pageLanguage, parseChatRequest, readJson } from './chat-request.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { describeError, RequestError } from './errors.ts';

export interface HandlerOptions {
  /**
   * Answers a visitor.
   *
   * @param pageLocale the language of the visitor's page, used if the message does not reveal its language
   * @param signal aborted when the visitor has left: nobody waits for the answer any more
   * @throws when no answer can be made; the caller says no more than that
   */
  readonly answer: (request: ChatRequest, pageLocale?: string, signal?: AbortSignal) => Promise<Reply>;
  /** Throws a `RequestError` after too many requests; the returned function returns whether a model may answer. */
  readonly limit: (headers: Headers) => () => boolean;
  /** Origins that may call the function; if empty, all may. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Logs a line about an unexpected error. It never contains visitor text. */
  readonly log: (line: string) => void;
}

/**
 * Creates the function itself: POST `{message, messages}` returns 200 `{response, suggestions}`; anything else
 * returns `{error: {code, message, field?}}` with a suitable status.
 */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const { allowedOrigins, log } = options;

  return async (request) => {
    const headers = {
      ...corsHeaders(request.headers.get('Origin'), allowedOrigins),
      'Cache-Control': 'no-store',
    };
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { ...headers, ...preflightHeaders } });
    }
    try {
      const chat = await accept(request, headers, options);
      // The signal is aborted when the visitor leaves, so that the model stops.
      const reply = await options.answer(chat, pageLanguage(request.headers), request.signal);
      return Response.json(reply, { headers });
    } catch (error) {
      if (error instanceof RequestError) {
        const { status, headers: errorHeaders, ...problem } = error.problem;
        return Response.json({ error: problem }, { status, headers: { ...headers, ...errorHeaders } });
      }
      log(`chat-assistant: ${describeError(error)}`);
      const problem = { code: 'internal_error', message: 'The answer could not be made.' };
      return Response.json({ error: problem }, { status: 500, headers });
    }
  };
}

/** @throws {RequestError} for a request that may not be answered */
async function accept(request: Request, headers: object, { limit }: HandlerOptions): Promise<ChatRequest> {
  if (!('Access-Control-Allow-Origin' in headers)) {
    throw new RequestError(
      403,
      'origin_not_allowed',
      'This site may not call the function. ALLOWED_ORIGINS lists those that may.',
    );
  }
  if (request.method !== 'POST') {
    throw new RequestError(405, 'method_not_allowed', 'Use POST.', { headers: { Allow: 'POST, OPTIONS' } });
  }
  const mayUseModel = limit(request.headers);
  const chat = parseChatRequest(await readJson(request));
  return { ...chat, mayUseModel: mayUseModel() };
}
