/** Puts the function together; it runs wherever there are `Request`, `Response` and `fetch`. */

import { createSiteAnswers } from './answers/site-answers.ts';
import { readEnvironment } from './environment.ts';
import { createHandler, type HandlerOptions } from './http/handler.ts';
import { createRateLimit } from './http/rate-limit.ts';
import type { Knowledge } from './knowledge.ts';
import { createLanguageChoice } from './language/detect.ts';
import { type Completions, createCompletions } from './model/chat-completions.ts';
import { createModelAnswers } from './model/model-answers.ts';

interface ChatAssistantOptions {
  readonly read: (name: string) => string | undefined;
  readonly knowledge: Knowledge;
  /** Takes lines for the log, which never contain visitor text. */
  readonly log: (line: string) => void;
}

/** @throws when a variable of the environment is wrong, or no language is known */
export function createChatAssistant({
  read,
  knowledge,
  log,
}: ChatAssistantOptions): (request: Request) => Promise<Response> {
  if (Object.keys(knowledge.languages).length === 0) {
    throw new Error('knowledge.json, languages: is empty. Run npm run build, and deploy the function again.');
  }
  const { allowedOrigins, addressHeader, model, complaints } = readEnvironment(read);
  for (const complaint of complaints) log(`chat-assistant: ${complaint}`);
  return createHandler({
    answer: createAssistant({ knowledge, log, ...(model && { complete: createCompletions(model) }) }),
    limit: createRateLimit(addressHeader, Date.now),
    allowedOrigins,
    log,
  });
}

/** Answers with the model if there is one, otherwise with the site's own texts. */
export function createAssistant({
  knowledge,
  log,
  complete,
}: Pick<ChatAssistantOptions, 'knowledge' | 'log'> & {
  readonly complete?: Completions;
}): HandlerOptions['answer'] {
  const languageOf = createLanguageChoice(knowledge);
  const find = createSiteAnswers(knowledge, languageOf);
  if (complete) return createModelAnswers({ knowledge, languageOf, complete, find, log });
  return (request, page) => {
    const { response, suggestions } = find(request, page);
    return Promise.resolve({ response, suggestions });
  };
}
