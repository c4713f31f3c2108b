/** The calculator's fields: a slider and a text field for each figure, and the choices of company size and calls. */

import type { AgentUse } from '../../../supabase/functions/_shared/payback.ts';
import {
  type CalculatorField,
  calculatorFields,
  inputsForSize,
} from '../../content/figures/payback-model.ts';
import { languages, type Locale } from '../../site/locales.ts';
import { mapValues } from '../../site/values.ts';
import type { Settings } from './calculator-texts.ts';

export type CalculatorFields = ReturnType<typeof connectFields>;

/** Shows the initial figures in the fields, and keeps the slider and the text field of each figure in sync. */
export function connectFields(root: HTMLElement, { locale, model, sliders }: Settings) {
  const inputsFor = (name: CalculatorField) => [
    ...root.querySelectorAll<HTMLInputElement>(`[data-field="${name}"]`),
  ];
  const maxOf = (name: CalculatorField) => maxValue(name, sliders[name]);
  const numberIn = (input: HTMLInputElement) =>
    isSlider(input) ? Number(input.value) : parseNumber(input.value, locale);
  const read = (name: CalculatorField, input: HTMLInputElement) =>
    fromFieldUnit(name, numberIn(input), maxOf(name));
  const write = (name: CalculatorField, input: HTMLInputElement): void => {
    input.value = isSlider(input)
      ? String(toFieldUnit(name, values[name]))
      : formatForField(name, values[name], locale);
    input.removeAttribute('aria-invalid');
  };
  const writeOthers = (name: CalculatorField, written?: Element | null): void => {
    for (const input of inputsFor(name)) if (input !== written) write(name, input);
  };

  const checkedRadio = (name: string) =>
    root.querySelector<HTMLInputElement>(`[name="calculator-${name}"]:checked`) ?? undefined;
  const sizeIndex = () => Number(checkedRadio('size')?.value ?? 0);

  // The visitor may have chosen a size before this script ran.
  const defaults = inputsForSize(model, sizeIndex());
  // Prefer the text field, whose range is larger, unless only the slider was changed before this script ran.
  const values = mapValues(sliders, (_slider, name) => {
    const changed = inputsFor(name).filter((input) => input.value !== input.defaultValue);
    const input = changed.find((each) => !isSlider(each)) ?? changed[0];
    return (input && read(name, input)) ?? defaults[name];
  });
  let hasEditedCalls = values.calls !== defaults.calls;
  for (const name of calculatorFields) writeOthers(name, document.activeElement);

  return {
    values,
    checkedRadio,
    sizeIndex,
    maxOf,
    /** The visitor's figures, and the assumptions for the chosen company size. */
    inputs: (): AgentUse => ({
      ...inputsForSize(model, sizeIndex()),
      ...values,
      missedOnly: checkedRadio('takes')?.value === 'missed',
    }),
    /** Uses an entry if it is a number. @returns whether it is a number, and whether it is within the limits */
    enter(name: CalculatorField, input: HTMLInputElement) {
      const value = read(name, input);
      const isValid = value !== undefined && numberIn(input) <= toFieldUnit(name, maxOf(name));
      input.ariaInvalid = isValid ? null : 'true';
      if (value === undefined) return { isNumber: false, isValid };
      values[name] = value;
      hasEditedCalls ||= name === 'calls';
      writeOthers(name, input);
      return { isNumber: true, isValid };
    },
    /** Replaces an invalid or clamped entry with the figure in use. */
    restore: write,
    /** Each size starts with a different number of calls, until the visitor changes that. */
    changeSize(): void {
      if (hasEditedCalls) return;
      values.calls = inputsForSize(model, sizeIndex()).calls;
      writeOthers('calls');
    },
  };
}

function isSlider({ type }: HTMLInputElement): boolean {
  return type === 'range';
}

/** Shares are shown as percentages: 0.1 is 10 in its field. */
function scaleOf(name: CalculatorField): number {
  return name === 'missedShare' ? 100 : 1;
}

export function toFieldUnit(name: CalculatorField, value: number): number {
  return Math.round(value * scaleOf(name) * 100) / 100;
}

/** A figure as the field's value: in the language's format, without separators between thousands, as people type it. */
export function formatForField(name: CalculatorField, value: number, locale: Locale): string {
  const style = { maximumFractionDigits: 2, useGrouping: false };
  return toFieldUnit(name, value).toLocaleString(languages[locale].languageTag, style);
}

/** The largest valid figure, in the model's units: 100 % for shares, and ten times the slider's maximum for the others. */
function maxValue(name: CalculatorField, slider: { readonly to: number }): number {
  return name === 'missedShare' ? 1 : slider.to * 10;
}

/**
 * Parses a number as people type it, with separators between thousands and a comma or full stop before decimals. Any other text
 * becomes NaN.
 */
export function parseNumber(text: string, locale: Locale): number {
  const decimal = (0.5).toLocaleString(languages[locale].languageTag).charAt(1);
  const group = decimal === ',' ? '.' : ',';
  const typed = text.replace(/[\s'’]/g, '');
  const [whole = '', ...decimals] = typed.split(decimal);
  if (decimals.length <= 1 && new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole)) {
    return Number([whole.replaceAll(group, ''), ...decimals].join('.'));
  }
  return /^(?:\d+[.,]?\d*|[.,]\d+)$/.test(typed) ? Number(typed.replace(',', '.')) : NaN;
}

/** A field's number in the model's units, at most `max`; undefined if it is negative or not a number. */
export function fromFieldUnit(name: CalculatorField, number: number, max: number): number | undefined {
  const value = name === 'calls' ? Math.floor(number) : number / scaleOf(name);
  return value >= 0 && Number.isFinite(value) ? Math.min(value, max) : undefined;
}
