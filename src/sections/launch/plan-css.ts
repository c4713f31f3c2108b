import type { LaunchPlan } from '../../content/figures/launch-plan.ts';

/** The sizes and positions of the plan's bars and milestones; the content security policy forbids style attributes. */
export function planCss({ hours, milestones }: LaunchPlan): string {
  const maxHours = Math.max(...hours, 1);
  const weeks = hours.length;
  const trial = milestones.find(({ name }) => name === 'realCall')?.after ?? 0;
  // The decision's label ends at the end of the line.
  const lastRoom = Math.min(2, Math.floor((weeks - trial) / 2));
  const places = milestones.map(({ name, after }, index) => {
    if (name === 'decision') return { from: after - lastRoom + 1, room: lastRoom };
    const next = milestones[index + 1];
    const until = next?.name === 'decision' ? next.after - lastRoom : (next?.after ?? weeks);
    return { from: after + 1, room: Math.max(until - after, 1) };
  });
  return [
    `.plan{--weeks:${weeks};--max-hours:${maxHours};--trial:${trial + 1}}`,
    ...hours.map((value, week) => `.week-${week}{--week:${week + 1};--hours:${value}}`),
    ...places.map(({ from, room }, index) => `.milestone-${index}{--from:${from};--room:${room}}`),
  ].join('');
}
