/** Reads and checks the function's environment variables. No other file mentions them. */

import { parseOrigins } from './http/cors.ts';

/** A language model behind an OpenAI-compatible chat-completions endpoint. */
export interface ModelSettings {
  readonly apiKey: string;
  /** Without a trailing slash, such as `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly name: string;
}

/**
 * @param getEnv returns undefined or '' if a variable is not set @throws for a wrong value: a typo must not change
 *   where visitors' messages are sent
 */
export function readEnvironment(getEnv: (name: string) => string | undefined) {
  const variable = (variableName: string) => getEnv(variableName)?.trim() ?? '';
  const warnings: string[] = [];
  const allowedOrigins = parseOrigins(getEnv('ALLOWED_ORIGINS'));
  const modelVariables = ['LLM_API_KEY', 'LLM_BASE_URL', 'LLM_MODEL'] as const;
  const [apiKey = '', baseUrl = '', name = ''] = modelVariables.map(variable);
  const missing = modelVariables.filter((variableName) => variable(variableName) === '');
  const hasModel = missing.length === 0;
  if (!hasModel && missing.length < modelVariables.length) {
    warnings.push(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set: the assistant uses no model and answers from the site’s texts.`,
    );
  }
  if (hasModel && allowedOrigins.size === 0) {
    throw new Error(
      'ALLOWED_ORIGINS is not set: with LLM_API_KEY every website could use the model. List your site, such as https://example.com.',
    );
  }
  // Supabase sets SB_REGION only for deployed functions.
  if (allowedOrigins.size === 0 && variable('SB_REGION') !== '') {
    warnings.push('ALLOWED_ORIGINS is not set: every website may use this function.');
  }
  return {
    /** Origins that may call the function; if empty, all may. */
    allowedOrigins,
    /** The header in which the host's proxy puts the visitor's address. */
    addressHeader: headerNameOf(variable('CLIENT_ADDRESS_HEADER')),
    /** If absent, answers come only from the site's texts. */
    ...(hasModel && { model: { apiKey, baseUrl: baseUrlOf(baseUrl), name } }),
    /** Sentences for the log about incomplete settings. */
    warnings,
  };
}

/** A header name; by default, the header that Cloudflare, which fronts Supabase, overwrites on every request. */
function headerNameOf(value: string): string {
  const header = value || 'CF-Connecting-IP';
  if (/^[\w-]+$/.test(header)) return header;
  throw new Error(`CLIENT_ADDRESS_HEADER: "${header}" is not the name of a header such as X-Forwarded-For.`);
}

function baseUrlOf(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  if (!isPlain)
    throw new Error(`LLM_BASE_URL: "${value}" is not a web address such as https://example.com/v1.`);
  return url.href.replace(/\/+$/, '');
}
