import type { Reply } from '../answers/reply.ts';
import { type ChatRequest, pageLocaleOf, parseChatRequest, readJson } from './chat-request.ts';
import { corsHeaders, isAllowedOrigin, preflightHeaders } from './cors.ts';
import { describeError, RequestError } from './errors.ts';

export interface AnswerOptions {
  /** The language of the visitor's page, used if the message does not reveal its language. */
  readonly pageLocale?: string | undefined;
  /** False if the model's quota is used up, so that the site's own texts answer. */
  readonly mayUseModel?: boolean;
  /** Aborted when the visitor leaves, so that the model stops. */
  readonly signal?: AbortSignal;
}

export interface HandlerOptions {
  /**
   * Answers a visitor.
   *
   * @throws if no answer can be made; the caller is told nothing more
   */
  readonly answer: (request: ChatRequest, options?: AnswerOptions) => Promise<Reply>;
  /** Throws a `RequestError` after too many requests. Otherwise it returns `takeModelQuota`, to be called once per question. */
  readonly checkRateLimit: (headers: Headers) => () => boolean;
  /** Origins that may call the function; if empty, all may. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Logs a line about an unexpected error. It never contains visitor text. */
  readonly log: (line: string) => void;
}

/**
 * Creates the function itself. It responds to POST `{message, messages}` with 200 `{response, suggestions}`, and to
 * anything else with `{error: {code, message, field?}}` and a suitable status.
 */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const { allowedOrigins, log } = options;

  return async (request) => {
    const origin = request.headers.get('Origin');
    const headers = { ...corsHeaders(origin, allowedOrigins), 'Cache-Control': 'no-store' };
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { ...headers, ...preflightHeaders } });
    }
    try {
      return Response.json(await respond(request, options), { headers });
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
async function respond(
  request: Request,
  { answer, checkRateLimit, allowedOrigins }: HandlerOptions,
): Promise<Reply> {
  const { headers, signal } = request;
  if (!isAllowedOrigin(headers.get('Origin'), allowedOrigins)) {
    throw new RequestError(
      403,
      'origin_not_allowed',
      'This site may not call the function. ALLOWED_ORIGINS lists those that may.',
    );
  }
  if (request.method !== 'POST') {
    throw new RequestError(405, 'method_not_allowed', 'Use POST.', { headers: { Allow: 'POST, OPTIONS' } });
  }
  const takeModelQuota = checkRateLimit(headers);
  const chat = parseChatRequest(await readJson(request));
  return answer(chat, { pageLocale: pageLocaleOf(headers), mayUseModel: takeModelQuota(), signal });
}
