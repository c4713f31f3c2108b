import type { LaunchPlan } from '../../content/figures/launch-plan.ts';

/** The sizes and positions of the plan's bars and points; the content security policy forbids style attributes. */
export function planCss({ hours, points }: LaunchPlan): string {
  const most = Math.max(...hours, 1);
  const weeks = hours.length;
  const trial = points.find(({ name }) => name === 'realCall')?.after ?? 0;
  // The decision's label ends at the end of the line.
  const lastRoom = Math.min(2, Math.floor((weeks - trial) / 2));
  const places = points.map(({ name, after }, index) => {
    if (name === 'decision') return { from: after - lastRoom + 1, room: lastRoom };
    const next = points[index + 1];
    const until = next?.name === 'decision' ? next.after - lastRoom : (next?.after ?? weeks);
    return { from: after + 1, room: Math.max(until - after, 1) };
  });
  return [
    `.plan{--weeks:${weeks};--most:${most};--trial:${trial + 1}}`,
    ...hours.map((value, week) => `.week-${week}{--week:${week + 1};--hours:${value}}`),
    ...places.map(({ from, room }, index) => `.point-${index}{--from:${from};--room:${room}}`),
  ].join('');
}
