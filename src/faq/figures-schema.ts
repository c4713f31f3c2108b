/** The form of `content/figures.json`: figures that several texts state, kept in one place. */

import { z } from 'zod';
import { ContentError, problemsOf } from '../site/content-error.ts';

const style = {
  unit: z.enum(['SEK', 'percent', 'year'], 'must be "SEK", "percent" or "year".').optional(),
  decimals: z.int('must be a whole number.').min(0).max(3).optional(),
};
const number = z.number('must be a number without quotation marks.');
const single = z.strictObject({ value: number, ...style });
const range = z.strictObject({ from: number, to: number, ...style });
const figure = z.union(
  [single, range],
  'must be { "value": 3 } or { "from": 2, "to": 4 }, and may have "unit" and "decimals" beside.',
);
const figures = z.record(z.string(), figure, 'must be a group of figures in braces.');
const variants = z.record(z.string(), z.record(z.string(), number)).default({});

/** What the worked example of a voice agent is computed from. */
const phoneExample = z.strictObject({
  employees: single,
  calls: single,
  missedShare: single,
  finishedShare: single,
  minutesPerCall: single,
  hourlyCost: single,
  jobShare: single,
  contribution: single,
  monthly: single,
  agentMinutes: single,
  perMinute: single,
  setup: single,
});

/** What the worked example of invoices is computed from. */
const invoiceExample = z.strictObject({
  year: single,
  invoices: single,
  shortShare: single,
  shortMinutes: single,
  longMinutes: single,
  hourlyCost: single,
  running: single,
  build: single,
});

const price = z.strictObject({
  people: range,
  scope: z.string('must name one of "scopes".'),
  setup: range,
  monthly: range,
  perMinute: range,
});

const schema = z
  .object({
    prices: z.record(z.string(), price),
    scopes: z.record(z.string(), z.record(z.string(), z.string().min(1))),
    plan: z.strictObject({ hours: z.record(z.string(), single) }),
    example: phoneExample,
    exampleVariants: variants,
    invoiceExample,
    invoiceExampleVariants: variants,
  })
  .catchall(figures);

export type Figure = z.infer<typeof figure>;
export type Figures = z.infer<typeof schema>;
/** The numbers of a worked example, without their units. */
export type Inputs<Group> = Readonly<Record<keyof Group, number>>;
export type PhoneInputs = Inputs<z.infer<typeof phoneExample>>;
export type InvoiceInputs = Inputs<z.infer<typeof invoiceExample>>;

/**
 * Checks the figures.
 *
 * @param file the file, from the project's root, for the messages
 * @throws {ContentError} naming every wrong field and its remedy
 */
export function parseFigures(data: unknown, file: string): Figures {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  throw new ContentError(problemsOf(file, result.error.issues));
}
