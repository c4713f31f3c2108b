import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { functionPath, functionService, type WebHandler } from './function-service.ts';
import { localMailPath } from '../../src/services/mail/emailjs.ts';
import { mailStandIn } from './mail-stand-in.ts';

/** What answers a request, by its path. */
export type Services = ReadonlyMap<string, RequestListener>;

const mailFolder = fileURLToPath(new URL('../../mail', import.meta.url));

/**
 * What answers on this machine for the services that the published site uses: the assistant's function itself, and a
 * stand-in for the mail service.
 *
 * @param loadAssistant gives the function for each question
 * @param print takes the lines that a developer should see
 */
export function standIns(loadAssistant: () => Promise<WebHandler>, print: (line: string) => void): Services {
  return new Map([
    [functionPath, functionService(loadAssistant, print)],
    [localMailPath, mailStandIn(mailFolder, print)],
  ]);
}
