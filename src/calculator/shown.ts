import type { FieldName } from './model.ts';

/** Shares are shown as percentages: 0.1 is 10 in its field. */
function scaleOf(name: FieldName): number {
  return name === 'missedShare' ? 100 : 1;
}

/** A figure as its field holds it. */
export function shown(name: FieldName, value: number): number {
  return Math.round(value * scaleOf(name) * 100) / 100;
}

/**
 * The largest figure that may be typed, in the units of the arithmetic: more than the slider reaches, but
 * no share beyond the whole.
 */
export function most(name: FieldName, slider: { readonly to: number }): number {
  return name === 'missedShare' ? 1 : slider.to * 10;
}

/**
 * The figure that a field holds, in the units of the arithmetic.
 *
 * @returns undefined for what is no number, lies below zero or is more than `largest`
 */
export function entered(name: FieldName, text: string, largest: number): number | undefined {
  const value = Number(text) / scaleOf(name);
  return text.trim() !== '' && value >= 0 && value <= largest ? value : undefined;
}
