import { describe, expect, it } from 'vitest';
import { untypeset } from '../../site/typeset.ts';
import { exampleFigures, exampleInputs, exampleModel, inCurrency } from '../../testing/fixtures/figures.ts';
import { thrownMessage } from '../../testing/helpers/thrown-message.ts';
import { googleAnalytics } from '../../vendors/google-analytics.ts';
import { figureTexts, priceRows } from './figure-texts.ts';
import { parseFigures } from './figures-schema.ts';
import { inputsForSize } from './payback-model.ts';

const data = {
  ...exampleFigures,
  notice: {
    months: { value: 2 },
    share: { value: 0.1, unit: 'percent' },
    since: { value: 2024, unit: 'year' },
    open: { from: 8, to: 17, unit: 'hour' },
  },
  exampleVariants: { fewCalls: { calls: 100, finishedShare: 0 } },
};
const figures = parseFigures(data);
const en = figureTexts(figures, 'en');
const sv = figureTexts(figures, 'sv');

describe('figureTexts', () => {
  it('states how long Google Analytics cookies are kept', () => {
    const period = { value: Number(en['retention.googleCookieYears']), unit: 'year' };
    expect(googleAnalytics.storedEntries.map((entry) => entry.period)).toEqual([period, period]);
  });

  it.each([
    ['prices.small.setup', inCurrency('en', '1,000–20,000'), inCurrency('sv', '1 000–20 000')],
    ['prices.small.perMinute', inCurrency('en', '1.00–3.00'), inCurrency('sv', '1,00–3,00')],
    ['notice.months', '2', '2'],
    ['notice.months:words', 'two', 'två'],
    ['notice.share', '10%', '10 %'],
    ['notice.since', '2024', '2024'],
    ['notice.open', '8:00–17:00', '8–17'],
    ['exampleVariants.fewCalls.net', `−${inCurrency('en', '4,200')}`, `−${inCurrency('sv', '4 200')}`],
  ])('formats %s for the language', (path, english, swedish) => {
    expect([en[path], sv[path]]).toEqual([english, swedish]);
  });

  it.each([
    ['prices.people', '2–50'],
    ['prices.large.example.projectHours', '20'],
    ['plan.hours.total', '10'],
    ['plan.realCallWeek', '2'],
    ['example.oneOff', inCurrency('en', '16,800')],
    ['rules.calls.small', '470'],
    ['rules.payback.large', '2'],
    ['rules.running.small', inCurrency('en', '8,000')],
    ['rules.firstYear.small', inCurrency('en', '144,000')],
    ['rules.runningMissed.small', inCurrency('en', '2,600')],
    ['rules.paybackMissed.small', '4'],
    ['exampleCall.cost', inCurrency('en', '2.50')],
    ['exampleReport.errors', '1'],
    ['example.callCost', inCurrency('en', '6.50')],
    ['invoiceExample.hourlyCost', inCurrency('en', '200')],
    ['invoiceExample.net', inCurrency('en', '3,000')],
    ['invoiceExample.months', '3.3'],
  ])('computes %s', (path, text) => {
    expect(en[path]).toBe(text);
  });

  it('has no word for numbers above twelve', () => {
    expect(en['example.missed:words']).toBeUndefined();
  });

  it('has no number of months for an example that never pays back', () => {
    expect(en['exampleVariants.fewCalls.months']).toBeUndefined();
  });
});

it('paybackModel uses each size’s fees and calls, and multiplies the plan’s hours by the size’s factor', () => {
  expect(inputsForSize(exampleModel, 0)).toEqual(exampleInputs);
  expect(inputsForSize(exampleModel, 1)).toEqual({
    ...exampleInputs,
    calls: 2000,
    setup: 34_800,
    monthly: 4000,
    projectHours: 20,
  });
  expect(() => inputsForSize(exampleModel, 2)).toThrow('There is no size 2.');
});

it('priceRows formats sizes, scopes and fees for the language', () => {
  const [row] = priceRows(figures, 'sv');
  const written = [row?.people, row?.scope, row?.exampleTexts['running']];
  expect(written.map((text) => untypeset(text ?? ''))).toEqual([
    '2–9',
    'få samtal',
    inCurrency('sv', '8 000'),
  ]);
  expect(row?.fees.map(({ name, text }) => `${name} ${untypeset(text)}`)).toEqual([
    `setup ${inCurrency('sv', '1 000–20 000')}`,
    `monthly ${inCurrency('sv', '1 000–2 000')}`,
    `perMinute ${inCurrency('sv', '1,00–3,00')}`,
  ]);
});

const { small } = data.prices;
it.each([
  [
    'a wrong figure',
    { notice: { months: 'two' } },
    'notice.months: must be { "value": 3 } or { "from": 2, "to": 4 }, and may have "unit" and "decimals" too.',
  ],
  [
    'a range that ends before it begins',
    { support: { hours: { from: 17, to: 8 } } },
    'support.hours.from: must not be above "to".',
  ],
  [
    'a scope without a text in a language',
    { scopes: { ...data.scopes, few: { ...data.scopes.few, sv: undefined } } },
    'scopes.few.sv: this field is missing. Add it.',
  ],
  [
    'a scope that is not listed',
    { prices: { small: { ...small, scope: 'fwe' } } },
    'prices.small.scope: must be one of "scopes": few, many.',
  ],
  ['no prices', { prices: {} }, 'prices: is empty. Add a company size.'],
  [
    'a trial too short to draw',
    { trial: { ...data.trial, weeks: { value: 1 } } },
    'trial.weeks: must not be below 2: the plan could not show it.',
  ],
  [
    'a trial that is longer than the time until the decision',
    { trial: { ...data.trial, weeks: { value: 4 } } },
    'trial.decisionWeek: must be above "weeks": the trial ends with the decision.',
  ],
  [
    'an example’s fee outside its range',
    { prices: { small: { ...small, example: { ...small.example, setup: 20_001 } } } },
    'prices.small.example.setup: must be between 1000 and 20000.',
  ],
  [
    'an example of a size that has no price',
    { example: { ...data.example, employees: { value: 51 } } },
    'example.employees: is 51, but no size of "prices" has so many people.',
  ],
  [
    'a size that does not pay back in the promised time',
    { prices: { ...data.prices, small: { ...small, example: { ...small.example, calls: 400 } } } },
    'prices.small.example: pays back after 28.0 months, but "payback.months" promises 1 to 3. Correct its calls or prices, or the promise.',
  ],
  [
    'a month with more calls than its size has',
    { exampleMonth: { ...data.exampleMonth, messages: { value: 401 } } },
    'exampleMonth: has 1001 calls, but the first size of "prices" has 1000. Make them equal.',
  ],
  [
    'a month with another share of finished calls',
    { exampleMonth: { ...data.exampleMonth, booked: { value: 299 }, messages: { value: 401 } } },
    'exampleMonth: has 499 calls booked and answered, but "example.finishedShare" means 500. Make them equal.',
  ],
  [
    'a report of another month',
    { exampleReport: { ...data.exampleReport, days: [[500, 400, 99]], errors: [] } },
    'exampleReport: has 99 calls put through, but "exampleMonth" has 100. Make them equal.',
  ],
])('reports %s with its location and fix', (_kind, changes, message) => {
  const messages = thrownMessage(() => parseFigures({ ...data, ...changes })).split('\n');
  expect(messages).toContain(`content/figures.json, ${message}`);
});
