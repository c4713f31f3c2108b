/** The protocol of OpenAI-compatible chat completions: one request, one reply. */

import { z } from 'zod';
import type { ModelSettings } from '../environment.ts';
import { readBytes } from '../http/read-bytes.ts';
import { readCompletionStream } from './completion-stream.ts';
import { ModelError } from './model-error.ts';
import { isRefusal, type Parameter, refusedIn } from './refused-parameters.ts';

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** How one reply is asked for. */
export interface Asking {
  /** Takes the reply as far as it is written, unchecked; without it the reply comes whole. */
  readonly onText?: (text: string) => void;
  /** Ends the request. */
  readonly signal?: AbortSignal;
}

/** Asks a model; throws when it gives no reply. */
export type Completions = (messages: readonly ModelMessage[], asking?: Asking) => Promise<string>;

export interface CompletionOptions {
  /** For all of it, the retry included, in ms: longer and a visitor has gone. */
  readonly budget?: number;
  /** How long to wait before the retry when the service does not say, in ms. */
  readonly pause?: number;
}

/** The most that a reply may hold: five sentences and a link are under 300 tokens in Swedish. */
const maxTokens = 400;

/** The same where a model's thoughts count too, which can take several times the reply. */
const maxTokensWithThoughts = 2_000;

/** An error that says which parameter is refused is under 1 kB; a longer one is not read. */
const maxErrorBytes = 16 * 1024;

/** A reply of 400 tokens is 2 kB, with all that surrounds it 4; what is larger is no reply. */
const maxReplyBytes = 64 * 1024;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * Connects a model. The function that it makes asks it; it repeats once what the service could not do
 * just now (429, 5xx), as long as the time allows. A parameter that the model refuses is changed or
 * left out at once, and in all later requests of this process.
 *
 * @returns a function that gives the reply as the model wrote it, which may be empty, and throws a
 *   {@link ModelError} for everything that goes wrong, within the budget
 */
export function createCompletions(
  { apiKey, baseUrl, model }: ModelSettings,
  { budget = 20_000, pause = 500 }: CompletionOptions = {},
): Completions {
  const refused = new Set<Parameter>();

  return async (messages, { onText, signal: left } = {}) => {
    const leftOut = new Set(refused);
    const deadline = performance.now() + budget;
    const tooLate = AbortSignal.timeout(budget);
    const signal = left ? AbortSignal.any([tooLate, left]) : tooLate;
    const ask = () =>
      fetch(`${baseUrl}/chat/completions`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          model,
          messages,
          ...(onText && !leftOut.has('stream') && { stream: true }),
          ...(leftOut.has('max_tokens')
            ? { max_completion_tokens: maxTokensWithThoughts }
            : { max_tokens: maxTokens }),
          ...(!leftOut.has('temperature') && { temperature: 0.2 }),
        }),
        // A redirect would take the key and the visitor's words to another host.
        redirect: 'error',
        signal,
      });
    /** Asks until the service neither refuses a parameter anew nor may be asked again. */
    const answerOf = async (): Promise<Response> => {
      let mayRepeat = true;
      for (;;) {
        const response = await ask();
        if (response.ok) return response;
        if (isRefusal(response.status)) {
          const { parameters, isCertain } = refusedIn(await textOf(response));
          // What is left out already did not help: so nothing is asked for ever.
          const found = parameters.filter((parameter) => !leftOut.has(parameter));
          if (found.length === 0) throw answered(response.status);
          for (const parameter of found) {
            leftOut.add(parameter);
            if (isCertain) refused.add(parameter);
          }
          continue;
        }
        const wait = retryAfter(response.headers.get('Retry-After')) ?? pause;
        await response.body?.cancel();
        const isWorthIt = mayRepeat && isPassing(response.status) && performance.now() + wait < deadline;
        if (!isWorthIt) throw answered(response.status);
        mayRepeat = false;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    };
    try {
      const response = await answerOf();
      // What only the text of an error says may quote a visitor, who must not change what others get: it has to help.
      for (const parameter of leftOut) refused.add(parameter);
      // A service that cannot stream answers whole.
      if (onText && response.body && isEventStream(response)) {
        return await readCompletionStream(response.body, onText);
      }
      return contentOf(await readBytes(response.body, maxReplyBytes));
    } catch (error) {
      if (error instanceof ModelError) throw error;
      if (tooLate.aborted) throw new ModelError(`the model did not answer within ${budget} ms`);
      throw new ModelError('the model could not be reached');
    }
  };
}

function isEventStream({ headers }: Response): boolean {
  return /^text\/event-stream\b/i.test(headers.get('Content-Type') ?? '');
}

function answered(status: number): ModelError {
  return new ModelError(`the model answered ${status}`);
}

async function textOf(response: Response): Promise<string> {
  const bytes = await readBytes(response.body, maxErrorBytes);
  return bytes ? new TextDecoder().decode(bytes) : '';
}

/** True for what may be gone in a moment. */
function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

/** `Retry-After` in ms, given as seconds or as a date; undefined when it is absent or neither. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

function contentOf(bytes: Uint8Array | undefined): string {
  if (!bytes) throw new ModelError(`the model’s answer is larger than ${maxReplyBytes} bytes`);
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ModelError('the model’s answer is no JSON');
  }
  const { success, data: read } = completion.safeParse(data);
  const [choice] = success ? read.choices : [];
  if (!choice) throw new ModelError('the model’s answer has no reply in it');
  return choice.message.content;
}
