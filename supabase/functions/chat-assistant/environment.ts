/** Reads and checks the environment of the function. No other file names a variable of it. */

import { z } from 'zod';
import { parseOrigins } from './http/cors.ts';
import { modelDailyLimit } from './limits/limits.ts';

/** A language model behind an OpenAI-compatible chat-completions endpoint. */
export interface ModelSettings {
  readonly apiKey: string;
  /** Without a closing slash, such as `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** How many questions it may be asked in a day (UTC). */
  readonly dailyLimit: number;
}

/** The project's database, reached through its REST interface. */
export interface DatabaseSettings {
  /** The project's address without a closing slash. */
  readonly url: string;
  /** A secret key, or the older service role's: either may call what visitors may not. */
  readonly key: string;
}

export interface Environment {
  /** Origins that may call; empty allows all. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** The header in which the host's proxy writes the visitor's address. */
  readonly addressHeader: string;
  /** Absent: answers come from the site's texts alone. */
  readonly model?: ModelSettings;
  /** Absent: limits are counted in this instance alone. */
  readonly database?: DatabaseSettings;
  /** Sentences for the log about settings that are only half there. */
  readonly complaints: readonly string[];
}

/**
 * @param read gives a variable's value; undefined or empty when it is not set
 * @throws when a value is wrong: a slip must not change in silence where visitors' words are sent
 */
export function readEnvironment(read: (name: string) => string | undefined): Environment {
  const complaints: string[] = [];
  const isSet = (name: string) => (read(name)?.trim() ?? '') !== '';
  const group = <Name extends string>(names: readonly Name[], without: string) => {
    const values = names.map((name) => [name, read(name)?.trim() ?? ''] as const);
    const missing = values.filter(([, value]) => value === '').map(([name]) => name);
    if (missing.length === 0) return Object.fromEntries(values) as Record<Name, string>;
    if (missing.length < names.length)
      complaints.push(`${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set: ${without}.`);
    return undefined;
  };

  const model = group(
    ['LLM_API_KEY', 'LLM_BASE_URL', 'LLM_MODEL'],
    'the assistant goes without a model and answers from the site’s texts',
  );
  const allowedOrigins = parseOrigins(read('ALLOWED_ORIGINS'));
  if (model && allowedOrigins.size === 0) {
    throw new Error(
      'ALLOWED_ORIGINS is not set: with LLM_API_KEY every website could use the model. List your site, such as https://example.com.',
    );
  }
  // Supabase sets SB_REGION where a function is deployed, and nowhere else.
  if (allowedOrigins.size === 0 && isSet('SB_REGION')) {
    complaints.push('ALLOWED_ORIGINS is not set: every website may use this function.');
  }
  const database = databaseOf(read, complaints);
  return {
    allowedOrigins,
    addressHeader: headerOf('CLIENT_ADDRESS_HEADER', read('CLIENT_ADDRESS_HEADER')),
    ...(model && {
      model: {
        apiKey: model.LLM_API_KEY,
        baseUrl: addressOf('LLM_BASE_URL', model.LLM_BASE_URL),
        model: model.LLM_MODEL,
        dailyLimit: countOf('LLM_DAILY_LIMIT', read('LLM_DAILY_LIMIT'), modelDailyLimit),
      },
    }),
    ...(database && { database }),
    complaints,
  };
}

/**
 * The database, where its address and a key are set; Supabase sets them for every function. The keys of
 * SUPABASE_SECRET_KEYS, a JSON dictionary by name, go before the older service role's.
 */
function databaseOf(
  read: (name: string) => string | undefined,
  complaints: string[],
): DatabaseSettings | undefined {
  const url = read('SUPABASE_URL')?.trim() ?? '';
  const keys = read('SUPABASE_SECRET_KEYS')?.trim() ?? '';
  const secret = secretKeyOf(keys);
  if (keys !== '' && secret === undefined) {
    complaints.push('SUPABASE_SECRET_KEYS is no JSON dictionary of keys and is not used.');
  }
  const key = secret ?? read('SUPABASE_SERVICE_ROLE_KEY')?.trim() ?? '';
  if (url !== '' && key !== '') return { url: addressOf('SUPABASE_URL', url), key };
  if (url !== '' || key !== '') {
    const missing = url === '' ? 'SUPABASE_URL' : 'SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY';
    complaints.push(`${missing} is not set: limits are counted in this instance alone.`);
  }
  return undefined;
}

/** The key named "default", else the first; undefined when there is none. */
function secretKeyOf(dictionary: string): string | undefined {
  try {
    const keys = z.record(z.string(), z.string().min(1)).parse(JSON.parse(dictionary));
    return keys['default'] ?? Object.values(keys)[0];
  } catch {
    return undefined;
  }
}

/** The name of a header; Cloudflare, in front of Supabase, writes its own anew on each request. */
function headerOf(name: string, value: string | undefined): string {
  const header = value?.trim() || 'CF-Connecting-IP';
  if (/^[\w-]+$/.test(header)) return header;
  throw new Error(`${name}: "${header}" is not the name of a header such as X-Forwarded-For.`);
}

function countOf(name: string, value: string | undefined, usual: number): number {
  const text = value?.trim() ?? '';
  if (text === '') return usual;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`${name}: "${text}" is not a whole number such as ${usual}.`);
}

/** A web address without what would get in the way of a path after it. */
function addressOf(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  if (!isPlain) throw new Error(`${name}: "${value}" is not a web address such as https://example.com/v1.`);
  return url.href.replace(/\/+$/, '');
}
