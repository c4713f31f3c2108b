import { parseFigures } from '../collections/figures/figures-schema.ts';
import { type Model, modelOfFigures } from '../collections/figures/model.ts';
import { languages, type Locale } from '../i18n/locales.ts';

/** An amount as a language writes it, in the currency that the owner has chosen. */
export function inCurrency(locale: Locale, digits: string): string {
  return languages[locale].numbers.money.replace('{n}', digits);
}

const money = (value: number) => ({ value, unit: 'SEK' });
const part = (value: number) => ({ value, unit: 'percent' });

/** Figures as `content/figures.json` has them, for tests, in round numbers: none of them is the site's own. */
export const exampleFigures = {
  prices: {
    small: {
      people: { from: 2, to: 9 },
      scope: 'few',
      setup: { from: 1000, to: 20_000, unit: 'SEK' },
      monthly: { from: 1000, to: 2000, unit: 'SEK' },
      perMinute: { from: 1, to: 3, unit: 'SEK', decimals: 2 },
      example: { setup: 14_800, monthly: 2000, perMinute: 3, calls: 1000, planFactor: 1 },
    },
    large: {
      people: { from: 10, to: 50 },
      scope: 'many',
      setup: { from: 20_000, to: 60_000, unit: 'SEK' },
      monthly: { from: 2000, to: 5000, unit: 'SEK' },
      perMinute: { from: 1, to: 3, unit: 'SEK', decimals: 2 },
      example: { setup: 34_800, monthly: 4000, perMinute: 3, calls: 2000, planFactor: 2 },
    },
  },
  scopes: { few: { en: 'few calls', sv: 'få samtal' }, many: { en: 'many calls', sv: 'många samtal' } },
  payback: { months: { from: 1, to: 3 } },
  aftercare: { hoursPerWeek: { value: 3 } },
  plan: { hours: { week1: { value: 6 }, week2: { value: 4 } } },
  example: {
    employees: { value: 9 },
    missedShare: part(0.1),
    finishedShare: part(0.5),
    minutesPerCall: { value: 6 },
    hourlyCost: money(200),
    jobShare: part(0.1),
    contribution: money(1000),
    agentMinutes: { value: 2 },
  },
  invoiceExample: {
    year: { value: 2024, unit: 'year' },
    invoices: { value: 600 },
    shortShare: part(0.5),
    shortMinutes: { value: 2 },
    longMinutes: { value: 6 },
    running: money(1000),
    build: money(10_000),
  },
  retention: {
    enquiryMonths: { value: 5 },
    accountingYears: { value: 8 },
    serverLogDays: { value: 20 },
    claimYears: { value: 6 },
    analyticsMonths: { value: 9 },
    recordingDays: { value: 100 },
    googleCookieYears: { value: 3 },
  },
  callDetails: { days: { value: 12 } },
  rights: { replyMonths: { value: 2 }, extensionMonths: { value: 3 } },
  breach: { hours: { value: 60 } },
  age: { minimum: { value: 15 } },
  placeholders: [],
};

/** The model of these figures: a firm of nine with 1,000 calls a month, and one of up to 50 with 2,000. */
export const exampleModel = modelOfFigures(parseFigures(exampleFigures, 'figures.json')) as Model;

export const exampleSliders = {
  calls: { from: 100, to: 2000, step: 100 },
  missedShare: { from: 0, to: 0.5, step: 0.05 },
  minutesPerCall: { from: 1, to: 10, step: 1 },
  contribution: { from: 0, to: 5000, step: 500 },
};

export const exampleVerdicts = {
  pays: 'Back in {months}.',
  slow: 'Slow: {months}.',
  never: 'Does not pay.',
  moreCalls: 'With {calls} calls.',
  otherFigures: 'Not with more calls.',
};
