import { describe, expect, it } from 'vitest';
import { launchPlan, launchPlanCss } from './launch-plan.ts';

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

describe('launchPlanCss', () => {
  const css = launchPlanCss(launchPlan({ plan, aftercare, trial }));

  it('gives each week its column and its hours', () => {
    expect(css).toContain('.plan{--weeks:5;--most:6;--trial:3}');
    expect(css).toContain('.week-1{--week:2;--hours:4}');
  });

  /** The first and last column of each label. */
  const labels = (sheet: string) =>
    [...sheet.matchAll(/--from:(\d+);--room:(\d+)/g)]
      .map(([, from, room]) => `${from}–${Number(from) + Number(room) - 1}`)
      .join(' ');

  it.each([
    ['with a trial', 4, 7, '1–2 3–3 4–5 6–7'],
    ['with a short one', 2, 5, '1–2 3–3 4–4 5–5'],
  ])('leaves each label the weeks up to the next, %s', (_, weeks, decision, places) => {
    const ofTrial = { weeks: { value: weeks }, decisionWeek: { value: decision } };
    expect(labels(launchPlanCss(launchPlan({ plan, aftercare, trial: ofTrial })))).toBe(places);
  });
});
