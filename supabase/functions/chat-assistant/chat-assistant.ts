import { createAssistant } from './answers/assistant.ts';
import { readEnvironment } from './environment.ts';
import { createHandler } from './http/handler.ts';
import knowledge from './knowledge.json' with { type: 'json' };
import { knowledgeSchema } from './knowledge.ts';
import { createCounter } from './limits/counter.ts';
import { createDatabaseLimiter } from './limits/database-limiter.ts';
import { createModelLimit, createRateLimit } from './limits/rate-limit.ts';
import { createCompletions } from './model/chat-completions.ts';

/**
 * Puts the function together. It knows web standards only, so that Supabase's Deno and the local server's Node both
 * run it.
 *
 * @param read gives an environment variable; undefined or empty when it is not set
 * @returns what answers a request
 * @throws when a variable is wrong, with its name
 */
export function createChatAssistant(
  read: (name: string) => string | undefined,
): (request: Request) => Promise<Response> {
  const { allowedOrigins, addressHeader, model, database, complaints } = readEnvironment(read);
  const log = console.error;
  const now = Date.now;
  for (const complaint of complaints) log(`chat-assistant: ${complaint}`);

  const count = createCounter({
    now,
    log,
    ...(database && { shared: createDatabaseLimiter(database, { now }) }),
  });

  return createHandler({
    provider: createAssistant({
      knowledge: knowledgeSchema.parse(knowledge),
      log,
      ...(model && {
        complete: createCompletions(model),
        mayAskModel: createModelLimit(count, model.dailyLimit),
      }),
    }),
    limit: createRateLimit(count, addressHeader),
    allowedOrigins,
    log,
  });
}
