import type { CalculatorModel } from '../collections/figures/calculator/model.ts';

/** A calculator for tests, in round numbers: none of it is the site's own. */
export const exampleModel: CalculatorModel = {
  values: { calls: 1000, missedShare: 0.1, minutesPerCall: 6, contribution: 1000 },
  sliders: {
    calls: { from: 100, to: 2000, step: 100 },
    missedShare: { from: 0, to: 0.5, step: 0.05 },
    minutesPerCall: { from: 1, to: 10, step: 1 },
    contribution: { from: 0, to: 5000, step: 500 },
  },
  sizes: [
    { people: { from: 2, to: 9 }, fees: { setup: 20_000, monthly: 2000, perMinute: 3 } },
    { people: { from: 10, to: 50 }, fees: { setup: 64_000, monthly: 4000, perMinute: 3 } },
  ],
  size: 0,
  fixed: { finishedShare: 0.5, hourlyCost: 200, jobShare: 0.1, agentMinutes: 2 },
  projectHours: 10,
};

export const exampleVerdicts = {
  pays: 'Back in {months} months.',
  slow: 'Slow: {months} months.',
  never: 'Does not pay.',
};
