/** The calculator's fields: a slider and a text field for each figure, and the choices of company size and calls. */

import type { AgentUse } from '../../../supabase/functions/_shared/payback.ts';
import {
  type CalculatorField,
  calculatorFields,
  inputsForSize,
} from '../../content/figures/payback-model.ts';
import { mapValues } from '../../site/values.ts';
import {
  maxValue,
  fromFieldUnit,
  type Settings,
  toFieldUnit,
  parseNumber,
  formatForField,
} from './calculator-texts.ts';

export type CalculatorFields = ReturnType<typeof connectFields>;

/** Shows the initial figures in the fields, and keeps the slider and the text field of each figure in step. */
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

  const chosen = (name: string) =>
    root.querySelector<HTMLInputElement>(`[name="calculator-${name}"]:checked`) ?? undefined;
  const size = () => Number(chosen('size')?.value ?? 0);

  // The visitor may have chosen a size before this script ran.
  const defaults = inputsForSize(model, size());
  // Prefer the text field, whose range is larger, unless only the slider was changed before this script ran.
  const values = mapValues(sliders, (_slider, name) => {
    const [slider, typed] = [true, false].map((wanted) =>
      inputsFor(name).find((input) => isSlider(input) === wanted),
    );
    const input = [typed, slider].find((each) => each && each.value !== each.defaultValue);
    return (input && read(name, input)) ?? defaults[name];
  });
  let isCallsChanged = values.calls !== defaults.calls;
  for (const name of calculatorFields) writeOthers(name, document.activeElement);

  return {
    values,
    chosen,
    size,
    maxOf,
    /** The visitor's figures, and the assumptions for the chosen company size. */
    inputs: (): AgentUse => ({
      ...inputsForSize(model, size()),
      ...values,
      missedOnly: chosen('takes')?.value === 'missed',
    }),
    /** Uses what the visitor enters. @returns whether the entry is a number, and whether that is within the limits */
    enter(name: CalculatorField, input: HTMLInputElement) {
      const value = read(name, input);
      const isValid = value !== undefined && numberIn(input) <= toFieldUnit(name, maxOf(name));
      input.ariaInvalid = isValid ? null : 'true';
      if (value === undefined) return { isNumber: false, isValid };
      values[name] = value;
      isCallsChanged ||= name === 'calls';
      writeOthers(name, input);
      return { isNumber: true, isValid };
    },
    /** Shows the figure in use in place of an invalid or clamped entry. */
    restore: write,
    /** Each size starts with a different number of calls, until the visitor changes that. */
    changeSize(): void {
      if (isCallsChanged) return;
      values.calls = inputsForSize(model, size()).calls;
      writeOthers('calls');
    },
  };
}

function isSlider({ type }: HTMLInputElement): boolean {
  return type === 'range';
}
