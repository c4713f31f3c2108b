/** The form of `content/figures.json`: figures that several texts state, kept in one place. */

import { z } from 'zod';
import { ContentError, type ContentProblem, problemsOf } from '../content-error.ts';
import { readJson } from '../content-files.ts';

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

/** What the worked example of a voice agent is computed from; its fees are those of `prices`. */
const phoneExample = z.strictObject({
  employees: single,
  calls: single,
  missedShare: single,
  finishedShare: single,
  minutesPerCall: single,
  hourlyCost: single,
  jobShare: single,
  contribution: single,
  agentMinutes: single,
});

/** How far the calculator of the home page lets its sliders go. */
const slider = z.strictObject({ from: number, to: number, step: number.positive('must be above zero.') });
const calculator = z.strictObject({
  calls: slider,
  missedShare: slider,
  minutesPerCall: slider,
  contribution: slider,
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
  /** What examples reckon with for a business of this size: one figure within each range. */
  example: z.strictObject({ setup: number, monthly: number, perMinute: number }),
});

/** How long personal data is kept at most: what the privacy policy promises. */
const retention = z.strictObject({
  enquiryMonths: single,
  accountingYears: single,
  serverLogDays: single,
  claimYears: single,
  analyticsMonths: single,
  recordingDays: single,
  googleCookieYears: single,
});

/** The names of these figures, as texts write them. */
export const retentionNames: readonly string[] = Object.keys(retention.shape).map(
  (name) => `retention.${name}`,
);

/** `content/figures.json`. */
export const figuresSchema = z
  .object({
    prices: z.record(z.string(), price),
    scopes: z.record(z.string(), z.record(z.string(), z.string().min(1))),
    plan: z.strictObject({ hours: z.record(z.string(), single) }),
    example: phoneExample.optional(),
    calculator: calculator.optional(),
    exampleVariants: variants,
    invoiceExample,
    invoiceExampleVariants: variants,
    retention,
  })
  .catchall(figures);

export type Figure = z.infer<typeof figure>;
export type Figures = z.infer<typeof figuresSchema>;
/** The numbers of a worked example, without their units. */
export type Inputs<Group> = Readonly<Record<keyof Group, number>>;
export type Price = Figures['prices'][string];
export type Slider = z.infer<typeof slider>;
export type InvoiceInputs = Inputs<z.infer<typeof invoiceExample>>;

/**
 * Checks the figures.
 *
 * @param file the file, from the project's root, for the messages
 * @throws {ContentError} naming every wrong field and its remedy
 */
export function parseFigures(data: unknown, file: string): Figures {
  const result = figuresSchema.safeParse(data, { reportInput: true });
  if (!result.success) throw new ContentError(problemsOf(file, result.error.issues));
  const problems = [...feeProblems(result.data), ...sizeProblems(result.data)];
  if (problems.length > 0) throw new ContentError(problems.map((problem) => ({ file, ...problem })));
  return result.data;
}

/** `parseFigures` of the file in the project's folder. @throws {ContentError} also when it cannot be read */
export function readFigures(root: string): Figures {
  const file = 'content/figures.json';
  return parseFigures(readJson(file, root), file);
}

/** The price of a business of this many people; undefined when the table has no row for it. */
export function priceFor(prices: Figures['prices'], people: number): Price | undefined {
  return Object.values(prices).find((price) => people >= price.people.from && people <= price.people.to);
}

type Problem = Omit<ContentProblem, 'file'>;

function feeProblems({ prices }: Figures): Problem[] {
  return Object.entries(prices).flatMap(([size, price]) =>
    (['setup', 'monthly', 'perMinute'] as const).flatMap((fee): Problem[] => {
      const { from, to } = price[fee];
      if (price.example[fee] >= from && price.example[fee] <= to) return [];
      return [{ field: `prices.${size}.example.${fee}`, message: `must lie between ${from} and ${to}.` }];
    }),
  );
}

function sizeProblems({ prices, example }: Figures): Problem[] {
  if (!example || priceFor(prices, example.employees.value)) return [];
  const { value } = example.employees;
  return [
    { field: 'example.employees', message: `is ${value}, and no size of "prices" has so many people.` },
  ];
}
