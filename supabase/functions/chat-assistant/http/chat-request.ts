import { z } from 'zod';
import { maxQuestionLength, maxTurnLength } from '../../_shared/limits.ts';
import { RequestError } from './errors.ts';

/** Turns of the conversation that are read. */
export const maxTurns = 40;

const textUpTo = (most: number) =>
  z.string('must be text.').max(most, `must not be longer than ${most} characters.`);

const turn = z.object({
  // Nothing else: a "system" turn from outside would speak with the site's own voice.
  role: z.enum(['user', 'assistant'], 'must be "user" or "assistant".'),
  content: textUpTo(maxTurnLength),
});

const wrongBody = 'must be an object with "message" and "messages".';

const chatRequest = z.object(
  {
    message: textUpTo(maxQuestionLength).refine((text) => text.trim() !== '', 'must not be empty.'),
    messages: z
      .array(turn, 'must be a list of turns.')
      .max(maxTurns, `must not hold more than ${maxTurns} turns.`),
  },
  wrongBody,
);

/** A visitor's question with the conversation that led to it, oldest turn first. */
export type ChatRequest = z.infer<typeof chatRequest> & {
  /** False when the model's limits are used up: the site's own texts answer. */
  readonly mayUseModel?: boolean;
};

/** Drops unknown fields. @throws {RequestError} 400 with the first field that is wrong */
export function parseChatRequest(data: unknown): ChatRequest {
  const result = check(data);
  if (result?.success) return result.data;
  const [issue] = result?.error.issues ?? [];
  const field = issue?.path.join('.') || 'body';
  throw new RequestError(400, codeOf(issue), `"${field}" ${issue?.message ?? wrongBody}`, { field });
}

/**
 * @returns undefined when zod itself throws, e.g. for an object with a bogus `length` in place of a string
 */
function check(data: unknown) {
  try {
    return chatRequest.safeParse(data);
  } catch {
    return undefined;
  }
}

function codeOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code !== 'too_big') return 'invalid_field';
  return issue.origin === 'array' ? 'too_many_turns' : 'message_too_long';
}

/** The language of the visitor's page, such as `sv`, which the widget sends as `Accept-Language`; undefined without one. */
export function pageLanguage(headers: Headers): string | undefined {
  const tag = /^\s*([a-z]{2,3})(?=[-,;\s]|$)/i.exec(headers.get('Accept-Language') ?? '')?.[1];
  return tag?.toLowerCase();
}
