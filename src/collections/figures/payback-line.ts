import type { AgentResult } from './model.ts';
import { latestPayback } from './calculator-texts.ts';

/** The drawing's own units. Money spent lies below `level`, money earned above it. */
export const paybackBox = { width: 480, height: 150, level: 84 } as const;

/** How far below the level the line starts: the one-off cost, whatever it is. */
const depth = 46;

/** The line ends this far from the upper and lower edge. */
const margin = 6;

export interface PaybackLine {
  /** Path data of the balance, month by month. */
  readonly d: string;
  /** Where the money is back; undefined when that lies outside of the drawing. */
  readonly goal?: { readonly x: number; readonly y: number };
}

/** The balance of a voice agent over two years, as a line that starts with the one-off cost. */
export function paybackLine({ net, oneOff, months }: AgentResult): PaybackLine {
  const { width, height, level } = paybackBox;
  const start = level + depth;
  // Up is less, as everywhere in SVG.
  const end = start - (net / Math.max(oneOff, 1)) * latestPayback * depth;
  const edge = end < start ? margin : height - margin;
  const share = end < margin || end > height - margin ? (edge - start) / (end - start) : 1;
  const d = `M0 ${start}L${round(width * share)} ${round(start + (end - start) * share)}`;
  if (months === undefined || months > latestPayback) return { d };
  return { d, goal: { x: round((months / latestPayback) * width), y: level } };
}

/** Where a month stands in the drawing. */
export function monthAt(month: number): number {
  return round((month / latestPayback) * paybackBox.width);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
