/** The chat-assistant function: the only file that knows Deno. */

import { createAssistant } from './answers/assistant.ts';
import { createCompletions } from './model/chat-completions.ts';
import { createCounter } from './limits/counter.ts';
import { createDatabaseLimiter } from './limits/database-limiter.ts';
import { readEnvironment } from './environment.ts';
import { createHandler } from './http/handler.ts';
import knowledge from './knowledge.json' with { type: 'json' };
import { knowledgeSchema } from './knowledge.ts';
import { createModelLimit, createRateLimit } from './limits/rate-limit.ts';

const { allowedOrigins, addressHeader, model, database, complaints } = readEnvironment((name) =>
  Deno.env.get(name),
);
const log = console.error;
const now = Date.now;
for (const complaint of complaints) log(`chat-assistant: ${complaint}`);

const count = createCounter({
  now,
  log,
  ...(database && { shared: createDatabaseLimiter(database, { now }) }),
});

Deno.serve(
  createHandler({
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
  }),
);
