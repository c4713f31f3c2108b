import type { AnswerProvider, Reply } from './answer-provider.ts';
import { readJson } from './body.ts';
import { parseChatRequest } from './chat-request.ts';
import { corsHeaders, isAllowed, preflightHeaders } from './cors.ts';
import { describeError } from './describe-error.ts';
import { pageLanguage } from './page-language.ts';
import { RequestError } from './request-error.ts';

export interface HandlerOptions {
  readonly provider: AnswerProvider;
  /** Rejects with a `RequestError` when too many questions have come. */
  readonly limit: (headers: Headers) => Promise<void>;
  /** Origins that may call; empty allows all. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Takes a line about an unexpected error. It never holds visitor text. */
  readonly log: (line: string) => void;
}

/**
 * Makes the function itself: POST `{message, messages}` gives 200 `{response, suggestions}`; everything else
 * gives `{error: {code, message, field?}}` with a fitting status.
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
      return Response.json(await answer(request, options), { headers });
    } catch (error) {
      if (error instanceof RequestError) {
        const { status, headers: own, ...problem } = error.problem;
        return Response.json({ error: problem }, { status, headers: { ...headers, ...own } });
      }
      log(`chat-assistant: ${describeError(error)}`);
      const problem = { code: 'internal_error', message: 'The answer could not be made.' };
      return Response.json({ error: problem }, { status: 500, headers });
    }
  };
}

async function answer(request: Request, { provider, limit, allowedOrigins }: HandlerOptions): Promise<Reply> {
  if (!isAllowed(request.headers.get('Origin'), allowedOrigins)) {
    throw new RequestError({
      status: 403,
      code: 'origin_not_allowed',
      message: 'This site may not call the function. ALLOWED_ORIGINS lists those that may.',
    });
  }
  if (request.method !== 'POST') {
    throw new RequestError({
      status: 405,
      code: 'method_not_allowed',
      message: 'Use POST.',
      headers: { Allow: 'POST, OPTIONS' },
    });
  }
  await limit(request.headers);
  return provider.answer(parseChatRequest(await readJson(request)), pageLanguage(request.headers));
}
