import { expect, it } from 'vitest';
import { launchPlan } from '../../content/figures/launch-plan.ts';
import { planCss } from './plan-css.ts';

const plan = { hours: { week1: { value: 6 }, week2: { value: 4 }, week3: { value: 2 } } };
const aftercare = { hoursPerWeek: { value: 1 } };
const trial = { weeks: { value: 3 }, decisionWeek: { value: 5 } };

it('each week has its column and its hours, after the project those of the running agent', () => {
  const launch = launchPlan({ plan, aftercare, trial });
  const css = planCss(launch);
  expect(launch.projectWeeks).toBe(3);
  expect(css).toContain('.plan{--weeks:5;--max-hours:6;--trial:3}');
  expect(css).toContain('.week-1{--week:2;--hours:4}');
  expect(css).toContain('.week-3{--week:4;--hours:1}');
});

/** The first and last columns of each label. */
const labels = (sheet: string) =>
  [...sheet.matchAll(/--from:(\d+);--room:(\d+)/g)]
    .map(([, from, room]) => `${from}–${Number(from) + Number(room) - 1}`)
    .join(' ');

it.each([
  ['with a trial', 4, 7, '1–2 3–3 4–5 6–7'],
  ['with a short one', 2, 5, '1–2 3–3 4–4 5–5'],
])('each label spans the weeks up to the next label, %s', (_, weeks, decision, places) => {
  const ofTrial = { weeks: { value: weeks }, decisionWeek: { value: decision } };
  expect(labels(planCss(launchPlan({ plan, aftercare, trial: ofTrial })))).toBe(places);
});
