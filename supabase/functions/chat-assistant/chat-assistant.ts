/** Assembles the function, which runs wherever `Request`, `Response` and `fetch` exist. */

import { readEnvironment } from './environment.ts';
import { createHandler } from './http/handler.ts';
import { createRateLimit } from './http/rate-limit.ts';
import type { Knowledge } from './knowledge.ts';
import { createModelClient } from './model/chat-completions.ts';
import { createModelAnswers } from './model/model-answers.ts';

interface ChatAssistantOptions {
  readonly getEnv: (name: string) => string | undefined;
  readonly knowledge: Knowledge;
  /** Logs a line, which never contains visitor text. */
  readonly log: (line: string) => void;
}

/** @throws if an environment variable is wrong, or the knowledge is empty */
export function createChatAssistant({ getEnv, knowledge, log }: ChatAssistantOptions) {
  if (Object.keys(knowledge).length === 0) {
    throw new Error('knowledge.json is empty. Run npm run build, and deploy the function again.');
  }
  const { allowedOrigins, addressHeader, model, warnings } = readEnvironment(getEnv);
  for (const warning of warnings) log(`chat-assistant: ${warning}`);
  return createHandler({
    answer: createModelAnswers({ knowledge, log, askModel: model && createModelClient(model) }),
    checkRateLimit: createRateLimit(addressHeader, Date.now),
    allowedOrigins,
    log,
  });
}
