import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { functionPath, functionService, type WebHandler } from './function-service.ts';
import { mailPaths, mailStandIn } from './mail-stand-in.ts';

/** What answers a request, by its path. */
export type Services = ReadonlyMap<string, RequestListener>;

/** The module that puts the function together; its file for whoever loads modules in another way. */
export const functionFile = fileURLToPath(
  new URL('../supabase/functions/chat-assistant/chat-assistant.ts', import.meta.url),
);

const mailFolder = fileURLToPath(new URL('../mail', import.meta.url));

/**
 * What answers on this machine for the services that the published site uses: the assistant's function itself, and a
 * stand-in for the mail service.
 *
 * @param loadFunction gives the function for each question
 * @param print takes the lines that a developer should see
 */
export function standIns(loadFunction: () => Promise<WebHandler>, print: (line: string) => void): Services {
  const mail = mailStandIn(mailFolder, print);
  return new Map([
    [functionPath, functionService(loadFunction, print)],
    ...mailPaths.map((path) => [path, mail] as const),
  ]);
}

/**
 * Loads the function into this process.
 *
 * @param environment its variables
 * @returns a rejected promise when a variable is wrong or the function has not learnt from the texts yet
 */
export async function loadFunction(environment: NodeJS.ProcessEnv): Promise<WebHandler> {
  const { createChatAssistant } = await import('../supabase/functions/chat-assistant/chat-assistant.ts');
  return createChatAssistant((name) => environment[name]);
}
