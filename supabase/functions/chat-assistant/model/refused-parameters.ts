/** What the error of a service says about the parameters of a request. */

import { z } from 'zod';

/**
 * What some models refuse: OpenAI's that think, a limit named so and a temperature, and to organisations that are
 * not verified a stream of theirs; Anthropic's newer ones the temperature.
 */
export type Parameter = 'max_tokens' | 'temperature' | 'stream';
const known: readonly Parameter[] = ['max_tokens', 'temperature', 'stream'];

export interface Refusal {
  /** What is refused; empty when the error is about something else. */
  readonly parameters: readonly Parameter[];
  /** True when a field of the error says so; its text may quote a visitor. */
  readonly isCertain: boolean;
}

/** 400 is what most services answer to a parameter that they do not take, some 422. */
export function isRefusal(status: number): boolean {
  return status === 400 || status === 422;
}

/** How services say that they do not take a parameter: OpenAI and Azure, Anthropic, vLLM. */
const refusal =
  /unsupported[_ ](?:parameter|value)|not supported|does not support|deprecated|extra_forbidden|not permitted|unrecognized|unknown (?:parameter|field)/i;

/** An error as services write it: OpenAI and Azure name the parameter, vLLM and its like each field. */
const refusalBody = z.object({
  error: z.object({ message: z.string(), code: z.unknown(), param: z.unknown() }).partial().optional(),
  detail: z.array(z.object({ type: z.string(), loc: z.array(z.unknown()) })).optional(),
});

/**
 * The parameters that an error refuses; that one is too large for the model is no refusal of it. Its text counts
 * only where the error has no field that says which one is meant.
 *
 * @param body of the answer, whatever its form
 */
export function refusedIn(body: string): Refusal {
  const { error, detail } = refusalOf(body);
  if (detail) {
    const fields = detail.filter(({ type }) => refusal.test(type)).flatMap(({ loc }) => loc);
    return { parameters: known.filter((parameter) => fields.includes(parameter)), isCertain: true };
  }
  const isCertain = typeof error?.param === 'string';
  const text = `${String(error?.code ?? '')} ${error?.message ?? ''}`;
  const isMeant = (parameter: Parameter): boolean =>
    isCertain ? parameter === error.param : new RegExp(String.raw`\b${parameter}\b`).test(text);
  return { parameters: refusal.test(text) ? known.filter(isMeant) : [], isCertain };
}

/** What is no JSON, or has another form, is all message. */
function refusalOf(body: string): z.infer<typeof refusalBody> {
  try {
    const read = refusalBody.parse(JSON.parse(body));
    if (read.error ?? read.detail) return read;
  } catch {
    // Read as a message below.
  }
  return { error: { message: body } };
}
