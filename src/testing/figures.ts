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
      example: { setup: 20_000, monthly: 2000, perMinute: 3 },
    },
  },
  scopes: { few: { en: 'few calls', sv: 'få samtal' } },
  plan: { hours: { week1: { value: 6 }, week2: { value: 4 } } },
  example: {
    employees: { value: 9 },
    calls: { value: 1000 },
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
    hourlyCost: money(300),
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
};
