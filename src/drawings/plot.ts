/** Turns data into SVG paths: strands that flow to their ends, stacked bars, dots, tallies, and the strands of a voice. */

import { sum } from '../site/values.ts';
import { curve, type Drawing, pathNumbers } from './drawing.ts';

interface Box {
  readonly width: number;
  readonly height: number;
}

type CallOutcomes = Readonly<
  Record<'booked' | 'answered' | 'messages' | 'putThrough', { readonly value: number }>
>;

export const strandsBox = { width: 1120, height: 760 } as const;

const gateShare = 0.36;
const callsPerStrand = 10;

/** The calls of each outcome, in the order of the texts. */
export function outcomeCounts({ booked, answered, messages, putThrough }: CallOutcomes): number[] {
  return [booked, answered, messages, putThrough].map(({ value }) => value);
}

/** One path per outcome: its lines pass a narrow gate and end in that outcome's share of the height. */
export function outcomeStrands(outcomes: CallOutcomes): string[] {
  const { width, height } = strandsBox;
  const counts = outcomeCounts(outcomes).map((calls) => Math.max(1, Math.round(calls / callsPerStrand)));
  const total = sum(counts);
  const room = height / counts.length;
  const [startGap, gateGap] = [(height * 0.68) / total, height / 300];
  const endGap = Math.min(height / 90, (room * 0.8) / Math.max(...counts));
  const middle = height / 2;
  const gate = Math.round(width * gateShare);
  let index = 0;
  return counts.map((count, group) => {
    const lines = Array.from({ length: count }, (_, member) => {
      const offset = index - (total - 1) / 2;
      const end = (group + 0.5) * room + (member - (count - 1) / 2) * endGap;
      const [y0, y1, y2] = [middle + offset * startGap, middle + offset * gateGap, end];
      index += 1;
      const first = pathNumbers(gate * 0.55, 0, gate * 0.5, y1 - y0, gate, y1 - y0);
      const rest = width - gate;
      const second = pathNumbers(rest * 0.5, 0, rest * 0.38, y2 - y1, rest, y2 - y1);
      return `M${pathNumbers(0, y0)}c${first}c${second}`;
    });
    return lines.join('');
  });
}

/** The same drawing for a social image; its end point is the calls that led to bookings. */
export function outcomeDrawing(outcomes: CallOutcomes): Drawing {
  const lines = outcomeStrands(outcomes);
  return {
    box: strandsBox,
    lines,
    endPoint: { x: strandsBox.width, y: strandsBox.height / lines.length / 2 },
  };
}

/** Stacked bars: one path per kind of segment, from the bottom up, and the top of each bar. */
export function stackedBars(
  items: readonly (readonly number[])[],
  { width, height }: Box,
): { readonly paths: readonly string[]; readonly tops: readonly { x: number; y: number }[] } {
  const maxTotal = Math.max(...items.map((segments) => sum(segments)), 1);
  const room = width / items.length;
  const bar = Math.round(room * 0.66);
  const at = (index: number): number => Math.round(index * room + (room - bar) / 2);
  const scale = (value: number): number => Math.round((value / maxTotal) * height);
  const kinds = Math.max(...items.map((segments) => segments.length), 0);
  const paths = Array.from({ length: kinds }, (_, kind) =>
    items
      .map((segments, index) => {
        const below = scale(sum(segments.slice(0, kind)));
        const top = scale(sum(segments.slice(0, kind + 1)));
        return top === below ? '' : `M${at(index)} ${height - below}h${bar}v${below - top}h${-bar}z`;
      })
      .join(''),
  );
  const tops = items.map((segments, index) => ({ x: at(index) + bar / 2, y: height - scale(sum(segments)) }));
  return { paths, tops };
}

/**
 * A dot for each number in a table, as a stroke with round caps.
 *
 * @returns a path for each number from 0 to `maxCount`; the last also includes larger numbers
 */
export function dots(
  rows: readonly (readonly number[])[],
  step: { readonly x: number; readonly y: number },
  maxCount: number,
): string[] {
  const paths = Array.from({ length: maxCount + 1 }, () => '');
  for (const [y, row] of rows.entries()) {
    for (const [x, count] of row.entries()) {
      paths[Math.min(count, maxCount)] += `M${(x + 0.5) * step.x} ${(y + 0.5) * step.y}h.01`;
    }
  }
  return paths;
}

/** The size of a group of five tally marks. */
const tally = { width: 30, height: 20, step: 6 } as const;

/** A count as tally marks, five at a time: four strokes and one across. */
export function tallies(count: number): { readonly path: string; readonly width: number } {
  const strokes = Array.from({ length: count }, (_, index) => {
    const left = Math.floor(index / 5) * tally.width;
    const place = index % 5;
    return place === 4
      ? `M${left - 2} ${tally.height - 4}l${4 * tally.step}-${tally.height - 8}`
      : `M${left + 1 + place * tally.step} 0v${tally.height}`;
  });
  return { path: strokes.join(''), width: Math.ceil(count / 5) * tally.width };
}

/** Strands that swing around a line and end on it, the strongest first. @param amplitudes one per syllable, from 0 to 1 */
export function voiceStrands(amplitudes: readonly number[], { width, height }: Box): string[] {
  const middle = height / 2;
  const step = width / (amplitudes.length + 1);
  return [1, 0.72, 0.48, 0.26, -0.3, -0.55].map((share) => {
    const points = [0, ...amplitudes, 0].map((amplitude, index) => ({
      x: index * step,
      y: middle + (index % 2 ? -1 : 1) * amplitude * share * (middle - 2),
    }));
    return curve(points);
  });
}
