/** Reads and checks the environment of the function. No other file names a variable of it. */

import { parseOrigins } from './cors.ts';

/** A language model behind an OpenAI-compatible chat-completions endpoint. */
export interface ModelSettings {
  readonly apiKey: string;
  /** Without a closing slash, such as `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
}

/** The project's database, reached through its REST interface. */
export interface DatabaseSettings {
  /** The project's address without a closing slash. */
  readonly url: string;
  readonly serviceRoleKey: string;
}

export interface Environment {
  /** Origins that may call; empty allows all. */
  readonly allowedOrigins: ReadonlySet<string>;
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
  const group = <Name extends string>(names: readonly Name[], without: string) => {
    const values = names.map((name) => [name, read(name)?.trim() ?? ''] as const);
    const missing = values.filter(([, value]) => value === '').map(([name]) => name);
    if (missing.length === 0) return Object.fromEntries(values) as Record<Name, string>;
    if (missing.length < names.length) complaints.push(`${missing.join(' and ')} is not set: ${without}.`);
    return undefined;
  };

  const model = group(
    ['LLM_API_KEY', 'LLM_BASE_URL', 'LLM_MODEL'],
    'the assistant goes without a model and answers from the site’s texts',
  );
  // Supabase sets both for every function.
  const database = group(
    ['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY'],
    'limits are counted in this instance alone',
  );
  return {
    allowedOrigins: parseOrigins(read('ALLOWED_ORIGINS')),
    ...(model && {
      model: {
        apiKey: model.LLM_API_KEY,
        baseUrl: addressOf('LLM_BASE_URL', model.LLM_BASE_URL),
        model: model.LLM_MODEL,
      },
    }),
    ...(database && {
      database: {
        url: addressOf('SUPABASE_URL', database.SUPABASE_URL),
        serviceRoleKey: database.SUPABASE_SERVICE_ROLE_KEY,
      },
    }),
    complaints,
  };
}

/** A web address without what would get in the way of a path after it. */
function addressOf(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  if (!isPlain) throw new Error(`${name}: "${value}" is not a web address such as https://example.com/v1.`);
  return url.href.replace(/\/+$/, '');
}
