import { describe, expect, it } from 'vitest';
import { phoneAgent } from './phone-agent.ts';

/** Round numbers, so that each sum can be checked by head. */
const inputs = {
  calls: 1000,
  missedShare: 0.1,
  finishedShare: 0.5,
  minutesPerCall: 6,
  hourlyCost: 200,
  jobShare: 0.1,
  contribution: 1000,
  monthly: 2000,
  agentMinutes: 2,
  perMinute: 3,
  setup: 20000,
};

describe('phoneAgent', () => {
  it('adds the saved time to the jobs won and takes off what the agent costs', () => {
    expect(phoneAgent(inputs, 10)).toEqual({
      missed: 100,
      answered: 900,
      finished: 450,
      savedHours: 45,
      savedMoney: 9000,
      jobs: 10,
      jobMoney: 10000,
      running: 8000,
      net: 11000,
      oneOff: 22000,
      months: 2,
    });
  });

  it('names no month when nothing is left, or less than nothing', () => {
    const cheapTime = { ...inputs, contribution: 0, hourlyCost: 0 };
    expect(phoneAgent(cheapTime, 10)).toMatchObject({ net: -8000, months: undefined });
    const even = { ...cheapTime, monthly: -6000 };
    expect(phoneAgent(even, 10)).toMatchObject({ net: 0, months: undefined });
  });
});
