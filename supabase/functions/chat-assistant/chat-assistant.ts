/** Assembles the function; it runs wherever `Request`, `Response` and `fetch` exist. */

import { readEnvironment } from './environment.ts';
import { createHandler } from './http/handler.ts';
import { createRateLimit } from './http/rate-limit.ts';
import type { Knowledge } from './knowledge.ts';
import { createModelClient } from './model/chat-completions.ts';
import { createModelAnswers } from './model/model-answers.ts';

interface ChatAssistantOptions {
  readonly read: (name: string) => string | undefined;
  readonly knowledge: Knowledge;
  /** Logs a line, which never contains visitor text. */
  readonly log: (line: string) => void;
}

/** @throws if an environment variable is wrong, or no language is known */
export function createChatAssistant({ read, knowledge, log }: ChatAssistantOptions) {
  if (Object.keys(knowledge).length === 0) {
    throw new Error('knowledge.json is empty. Run npm run build, and deploy the function again.');
  }
  const { allowedOrigins, addressHeader, model, complaints } = readEnvironment(read);
  for (const complaint of complaints) log(`chat-assistant: ${complaint}`);
  return createHandler({
    answer: createModelAnswers({ knowledge, log, complete: model && createModelClient(model) }),
    limit: createRateLimit(addressHeader, Date.now),
    allowedOrigins,
    log,
  });
}
