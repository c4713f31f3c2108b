/** The chat-assistant function: the only file that knows Deno and the environment. */

import { parseOrigins } from './cors.ts';
import { createHandler } from './handler.ts';
import knowledge from './knowledge.json' with { type: 'json' };
import { knowledgeSchema } from './knowledge.ts';
import { siteAnswers } from './site-answers.ts';

Deno.serve(
  createHandler({
    provider: siteAnswers(knowledgeSchema.parse(knowledge)),
    allowedOrigins: parseOrigins(Deno.env.get('ALLOWED_ORIGINS')),
    log: console.error,
  }),
);
