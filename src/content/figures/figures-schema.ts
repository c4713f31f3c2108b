/** The schema of `content/figures.json`: figures that several texts mention, kept in one place. */

import { z } from 'zod';
import { agentResult } from '../../../supabase/functions/_shared/payback.ts';
import { mapValues, sum } from '../../site/values.ts';
import { ContentError, type FieldProblem, parseData } from '../content-error.ts';
import { fieldsExist, perLanguage, requiredText } from '../fields.ts';
import { calculatorFields, inputsForSize, paybackModel } from './payback-model.ts';

const file = 'content/figures.json';

const numberStyle = {
  unit: z.enum(['SEK', 'percent', 'year', 'hour'], 'must be "SEK", "percent", "year" or "hour".').optional(),
  decimals: z.int('must be a whole number.').min(0).max(3).optional(),
};
const number = z.number('must be a number without quotation marks.').min(0, 'must not be below zero.');
const singleFigure = z.strictObject({ value: number, ...numberStyle });
const isUpward = ({ from, to }: { from: number; to: number }): boolean => from <= to;
const notUpward = { path: ['from'], error: 'must not be above "to".' };
const range = z.strictObject({ from: number, to: number, ...numberStyle }).refine(isUpward, notUpward);
const figure = z.union(
  [singleFigure, range],
  'must be { "value": 3 } or { "from": 2, "to": 4 }, and may have "unit" and "decimals" too.',
);
const variants = z.record(z.string(), z.record(z.string(), number));

/** Assumptions for every company size. Those that depend on the size are in `prices`. */
const phoneExample = z.strictObject({
  employees: singleFigure,
  missedShare: singleFigure,
  finishedShare: singleFigure,
  minutesPerCall: singleFigure,
  hourlyCost: singleFigure,
  jobShare: singleFigure,
  contribution: singleFigure,
  agentMinutes: singleFigure,
});

/** The call on the home page, and the bookings of the following day. The first booking is made in the call. */
const exampleCall = z.strictObject({
  seconds: singleFigure,
  bookings: z.array(
    z
      .strictObject({
        person: z.int().min(0).describe('Column of the calendar, from 0'),
        from: number.describe('Hour of the day, such as 7.5'),
        to: number,
      })
      .refine(isUpward, notUpward),
  ),
});

const exampleMonth = z.strictObject({
  booked: singleFigure,
  answered: singleFigure,
  messages: singleFigure,
  putThrough: singleFigure,
});

const countList = z.array(z.int('must be a whole number.').min(0, 'must not be below zero.'));

const exampleWeek = z.strictObject({
  from: number.describe('Hour of the day at which the counts begin'),
  interruptions: z.array(countList).describe('A list for each day, a count for each half hour'),
  tasks: z.array(
    z
      .strictObject({ hours: number.describe('Hours a week'), saved: number })
      .refine(({ hours, saved }) => saved <= hours, { path: ['saved'], error: 'must not be above "hours".' }),
  ),
});

/** The monthly report: the calls of each day that the agent finished, took as messages, and put through. */
const exampleReport = z.strictObject({
  days: z.array(countList.length(3, 'must be three numbers: finished, messages, put through.')),
  errors: z.array(z.int().min(1)).describe('The days of the mistakes, from 1'),
});

/** The range of a slider in the home page's calculator. */
const slider = z
  .strictObject({ from: number, to: number, step: number.positive('must be above zero.') })
  .refine(isUpward, notUpward);
const calculator = z.record(z.enum(calculatorFields), slider);

const invoiceExample = z.strictObject({
  year: singleFigure,
  invoices: singleFigure,
  shortShare: singleFigure,
  shortMinutes: singleFigure,
  longMinutes: singleFigure,
  running: singleFigure,
  build: singleFigure,
});

const trial = z
  .strictObject({
    logWeeks: singleFigure,
    weeks: singleFigure.refine(({ value }) => value >= 2, 'must not be below 2: the plan could not show it.'),
    price: singleFigure,
    minutes: singleFigure,
    decisionWeek: singleFigure,
  })
  .refine(({ weeks, decisionWeek }) => decisionWeek.value > weeks.value, {
    path: ['decisionWeek'],
    error: 'must be above "weeks": the trial ends with the decision.',
  });

/** The fees of an agent, in the order in which they fall due. */
export const feeNames = ['setup', 'monthly', 'perMinute'] as const;

const price = z.strictObject({
  people: range,
  scope: z.string('must be text in quotation marks.'),
  setup: range,
  monthly: range,
  perMinute: range,
  /** Assumptions for this company size. The fees must be within the ranges above. */
  example: z.strictObject({
    setup: number,
    monthly: number,
    perMinute: number,
    calls: number.describe('The calculator’s initial number of calls a month'),
    planFactor: number.describe('The hours of "plan" are multiplied by it'),
  }),
});

const retention = z.strictObject({
  enquiryMonths: singleFigure,
  accountingYears: singleFigure,
  serverLogDays: singleFigure,
  claimYears: singleFigure,
  analyticsMonths: singleFigure,
  sessionRecordingDays: singleFigure,
});

export const figuresSchema = z
  .object({
    prices: z
      .record(z.string(), price)
      .refine((prices) => Object.keys(prices).length > 0, 'is empty. Add a company size.'),
    scopes: z.record(z.string(), perLanguage),
    plan: z.strictObject({ hours: z.record(z.string(), singleFigure) }),
    payback: z.strictObject({ months: range }),
    aftercare: z.strictObject({ hoursPerWeek: singleFigure }),
    trial,
    sms: z.strictObject({ price: singleFigure }),
    example: phoneExample,
    exampleCall,
    exampleMonth,
    exampleWeek,
    exampleReport,
    calculator,
    exampleVariants: variants,
    invoiceExample,
    invoiceExampleVariants: variants,
    retention,
    checked: z
      .array(requiredText, 'must be a list such as ["prices", "retention"].')
      .describe('Groups of figures that the owner has checked: the doctor lists all others'),
  })
  .catchall(z.record(z.string(), figure))
  .check(fieldsExist('checked'));

export type Figure = z.infer<typeof figure>;
export type Figures = z.infer<typeof figuresSchema>;

/** Parses `content/figures.json`. @throws {ContentError} listing every invalid field and its remedy */
export function parseFigures(data: unknown): Figures {
  const figures = parseData(figuresSchema, data, file);
  const problems = [
    ...scopeProblems(figures),
    ...feeProblems(figures),
    ...exampleProblems(figures),
    ...monthProblems(figures),
  ];
  if (problems.length > 0) throw new ContentError(problems.map((problem) => ({ file, ...problem })));
  return figures;
}

function scopeProblems({ prices, scopes }: Figures): FieldProblem[] {
  const message = `must be one of "scopes": ${Object.keys(scopes).join(', ')}.`;
  return Object.entries(prices).flatMap(([size, { scope }]) =>
    Object.hasOwn(scopes, scope) ? [] : [{ field: `prices.${size}.scope`, message }],
  );
}

function feeProblems({ prices }: Figures): FieldProblem[] {
  return Object.entries(prices).flatMap(([size, price]) =>
    feeNames.flatMap((fee): FieldProblem[] => {
      const { from, to } = price[fee];
      if (price.example[fee] >= from && price.example[fee] <= to) return [];
      return [{ field: `prices.${size}.example.${fee}`, message: `must be between ${from} and ${to}.` }];
    }),
  );
}

/** The example must match a company size, and every size must pay for itself within `payback.months`. */
function exampleProblems(figures: Figures): FieldProblem[] {
  const model = paybackModel(figures);
  if (model.exampleIndex < 0) {
    const message = `is ${figures.example.employees.value}, but no size of "prices" has so many people.`;
    return [{ field: 'example.employees', message }];
  }
  const { from, to } = figures.payback.months;
  return model.sizes.flatMap(({ name }, index): FieldProblem[] => {
    const { months } = agentResult(inputsForSize(model, index));
    if (months !== undefined && months >= from && months <= to) return [];
    const found = months === undefined ? 'never' : `after ${months.toFixed(1)} months`;
    const message = `pays back ${found}, but "payback.months" promises ${from} to ${to}. Correct its calls or prices, or the promise.`;
    return [{ field: `prices.${name}.example`, message }];
  });
}

/** The example month must have the calls of the first size, and the report's days must add up to that month. */
function monthProblems({ exampleMonth, exampleReport, example, prices }: Figures): FieldProblem[] {
  const calls = Object.values(prices)[0]!.example.calls;
  const { booked, answered, messages, putThrough } = mapValues(exampleMonth, ({ value }) => value);
  const kinds = [booked + answered, messages, putThrough] as const;
  const kindNames = ['finished', 'taken as messages', 'put through'];
  const share = Math.round(calls * example.finishedShare.value);
  const problem = (field: string, what: string, found: number, source: string, expected: number) =>
    found === expected
      ? []
      : [{ field, message: `has ${found} ${what}, but ${source} ${expected}. Make them equal.` }];
  return [
    ...problem('exampleMonth', 'calls', sum(kinds), 'the first size of "prices" has', calls),
    ...problem('exampleMonth', 'calls booked and answered', kinds[0], '"example.finishedShare" means', share),
    ...kinds.flatMap((expected, kind) => {
      const found = sum(exampleReport.days.map((day) => day[kind] ?? 0));
      return problem('exampleReport', `calls ${kindNames[kind]}`, found, '"exampleMonth" has', expected);
    }),
  ];
}
