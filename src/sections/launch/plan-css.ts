import type { LaunchPlan } from '../../content/figures/launch-plan.ts';

/** The sizes and positions of the plan's bars and milestones, since the content security policy forbids style attributes. */
export function planCss({ weeklyHours, milestones }: LaunchPlan): string {
  const maxHours = Math.max(...weeklyHours, 1);
  const weeks = weeklyHours.length;
  const trial = milestones.find(({ name }) => name === 'realCall')?.afterWeeks ?? 0;
  // The decision's label ends at the end of the line.
  const lastRoom = Math.min(2, Math.floor((weeks - trial) / 2));
  const places = milestones.map(({ name, afterWeeks }, index) => {
    if (name === 'decision') return { from: afterWeeks - lastRoom + 1, room: lastRoom };
    const next = milestones[index + 1];
    const until = next?.name === 'decision' ? next.afterWeeks - lastRoom : (next?.afterWeeks ?? weeks);
    return { from: afterWeeks + 1, room: Math.max(until - afterWeeks, 1) };
  });
  return [
    `.plan{--weeks:${weeks};--max-hours:${maxHours};--trial:${trial + 1}}`,
    ...weeklyHours.map((value, week) => `.week-${week}{--week:${week + 1};--hours:${value}}`),
    ...places.map(({ from, room }, index) => `.milestone-${index}{--from:${from};--room:${room}}`),
  ].join('');
}
