/** The chat-assistant function: the only file that knows Deno. */

import { createAssistant } from './assistant.ts';
import { complete } from './chat-completions.ts';
import { createDatabaseLimiter } from './database-limiter.ts';
import { readEnvironment } from './environment.ts';
import { createHandler } from './handler.ts';
import knowledge from './knowledge.json' with { type: 'json' };
import { knowledgeSchema } from './knowledge.ts';
import { createRateLimit } from './rate-limit.ts';

const { allowedOrigins, model, database, complaints } = readEnvironment((name) => Deno.env.get(name));
const log = console.error;
const now = Date.now;
for (const complaint of complaints) log(`chat-assistant: ${complaint}`);

Deno.serve(
  createHandler({
    provider: createAssistant({
      knowledge: knowledgeSchema.parse(knowledge),
      log,
      ...(model && { complete: (messages) => complete(model, messages) }),
    }),
    limit: createRateLimit({
      now,
      log,
      ...(database && { shared: createDatabaseLimiter(database, { now }) }),
    }),
    allowedOrigins,
    log,
  }),
);
