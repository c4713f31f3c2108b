import { type Locale, languages } from '../../i18n/locales.ts';
import type { FieldName } from './model.ts';

/** How far each slider goes, in the units of the model. */
export type Sliders = Readonly<
  Record<FieldName, { readonly from: number; readonly to: number; readonly step: number }>
>;

/** Shares are shown as percentages: 0.1 is 10 in its field. */
function scaleOf(name: FieldName): number {
  return name === 'missedShare' ? 100 : 1;
}

/** A figure in the units of its field. */
export function shown(name: FieldName, value: number): number {
  return Math.round(value * scaleOf(name) * 100) / 100;
}

/** A figure as its field holds it: in the language's way, without groups, as somebody types it. */
export function fieldValue(name: FieldName, value: number, locale: Locale): string {
  const style = { maximumFractionDigits: 2, useGrouping: false };
  return shown(name, value).toLocaleString(languages[locale].intl, style);
}

/**
 * The largest figure that counts, in the units of the model: more than the slider reaches, but
 * no share beyond the whole.
 */
export function most(name: FieldName, slider: { readonly to: number }): number {
  return name === 'missedShare' ? 1 : slider.to * 10;
}

/**
 * A number as people type it: with spaces or the language's other mark between thousands, with a comma or a full stop
 * before decimals.
 *
 * @returns NaN for what is none
 */
export function typedNumber(text: string, locale: Locale): number {
  const decimal = (0.5).toLocaleString(languages[locale].intl).charAt(1);
  const group = decimal === ',' ? '.' : ',';
  const typed = text.replace(/[\s'’]/g, '');
  const [whole = '', ...decimals] = typed.split(decimal);
  if (decimals.length <= 1 && new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole)) {
    return Number([whole.replaceAll(group, ''), ...decimals].join('.'));
  }
  return /^(?:\d+[.,]?\d*|[.,]\d+)$/.test(typed) ? Number(typed.replace(',', '.')) : NaN;
}

/**
 * The figure that a field holds, in the units of the model.
 *
 * @param number what the field shows; more than `largest` counts as that
 * @returns undefined for what is no number or lies below zero
 */
export function entered(name: FieldName, number: number, largest: number): number | undefined {
  const value = number / scaleOf(name);
  return value >= 0 && Number.isFinite(value) ? Math.min(value, largest) : undefined;
}
