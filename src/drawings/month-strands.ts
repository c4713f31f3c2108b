/** The calls of a month as strands, for the home page and its social image. */

import { strands, type Strands } from './plot.ts';
import type { WindDrawing } from './wind.ts';

/** How the calls of a month ended. */
export type Month = Readonly<
  Record<'booked' | 'answered' | 'messages' | 'putThrough', { readonly value: number }>
>;

export const strandsBox = { width: 1120, height: 760 } as const;

const callsPerStrand = 10;

/** The calls of each outcome, in the order of the texts. */
export function outcomesOf({ booked, answered, messages, putThrough }: Month): number[] {
  return [booked, answered, messages, putThrough].map(({ value }) => value);
}

/** A strand for each ten calls. */
export function monthStrands(month: Month): Strands {
  const lines = outcomesOf(month).map((calls) => Math.max(1, Math.round(calls / callsPerStrand)));
  return strands(lines, strandsBox);
}

/** The same as the drawing of a social image; its goal is the calls that became bookings. */
export function monthDrawing(month: Month): WindDrawing {
  const { paths, ends } = monthStrands(month);
  const tones = ['', 'faint', 'faint', 'fainter'] as const;
  return {
    box: strandsBox,
    lines: paths.map((d, index) => ({ d, tone: tones[index] ?? 'fainter' })),
    goal: { x: strandsBox.width, y: (ends[0] ?? 0) * strandsBox.height },
  };
}
