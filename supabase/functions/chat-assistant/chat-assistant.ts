/** Puts the function together; it runs wherever there are `Request`, `Response` and `fetch`. */

import { createAssistant } from './answers/assistant.ts';
import { readEnvironment } from './environment.ts';
import { createHandler } from './http/handler.ts';
import { parseKnowledge } from './knowledge.ts';
import { createDatabaseLimiter } from './limits/database-limiter.ts';
import { createCounter, createModelLimit, createRateLimit } from './limits/rate-limit.ts';
import { createCompletions } from './model/chat-completions.ts';

export interface ChatAssistantOptions {
  /** Gives a variable of the environment; undefined or empty when it is not set. */
  readonly read: (name: string) => string | undefined;
  /** What `knowledge.json` holds. */
  readonly knowledge: unknown;
  /** Takes lines for the log, which never hold visitor text. */
  readonly log: (line: string) => void;
}

/**
 * Makes the function.
 *
 * @throws when a variable of the environment is wrong, or `knowledge.json` is incomplete
 */
export function createChatAssistant({
  read,
  knowledge,
  log,
}: ChatAssistantOptions): (request: Request) => Promise<Response> {
  const { allowedOrigins, addressHeader, model, database, complaints } = readEnvironment(read);
  for (const complaint of complaints) log(`chat-assistant: ${complaint}`);
  const now = Date.now;
  const shared = database && { shared: createDatabaseLimiter(database, { now }) };
  const count = createCounter({ now, log, ...shared });
  return createHandler({
    provider: createAssistant({
      knowledge: parseKnowledge(knowledge),
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
