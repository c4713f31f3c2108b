import { describe, expect, it } from 'vitest';
import { launchPlan } from './launch-plan.ts';

const plan = { hours: { week1: { value: 6 }, week2: { value: 4 }, week3: { value: 2 } } };
const aftercare = { hoursPerWeek: { value: 1 } };
const trial = { weeks: { value: 3 }, decisionWeek: { value: 5 } };

describe('launchPlan', () => {
  it('goes on with the hours of the running agent until the decision', () => {
    expect(launchPlan({ plan, aftercare, trial })).toEqual({
      hours: [6, 4, 2, 1, 1],
      projectWeeks: 3,
      points: [
        { name: 'signature', after: 0 },
        { name: 'testCall', after: 1 },
        { name: 'realCall', after: 2 },
        { name: 'decision', after: 5 },
      ],
    });
  });
});
