/** The calculator on the home page: shows the results for the values in its fields. Loaded by `load-calculator.ts`. */

import {
  parseEntry,
  shownText,
  typedText,
  maxValue,
  resultTexts,
  toFieldUnit,
  type Sliders,
  typedNumber,
} from './calculator-texts.ts';
import { agentResult } from '../../../supabase/functions/_shared/payback.ts';
import { type CalculatorField, calculatorFields, inputsOf, type Model } from '../../content/figures/model.ts';
import { addToForm } from '../../browser/fill-form.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { paybackBox, paybackPlot } from '../../drawings/payback-geometry.ts';
import { format } from '../../site/format.ts';
import type { Locale } from '../../site/locales.ts';
import { untypeset } from '../../site/typeset.ts';
import { mapValues } from '../../site/values.ts';

/** The settings in `data-calculator`, which `Pricing.astro` writes. */
export interface Settings {
  readonly locale: Locale;
  readonly model: Model;
  readonly sliders: Sliders;
  readonly strings: Pick<Dictionary['calculator'], 'verdicts' | 'drawing' | 'message' | 'inputs' | 'limit'>;
}

/** The delay between the last change and reading out the results. */
const announcementDelay = 800; // ms

export function startCalculator(root: HTMLElement): void {
  const settings = JSON.parse(root.dataset['calculator'] ?? '') as Settings;
  const { locale, model, sliders, strings } = settings;
  const find = <Wanted extends Element>(selector: string) => root.querySelector<Wanted>(selector);
  const setText = (selector: string, text: string) => find(selector)?.replaceChildren(text);

  const elementsOf = (name: CalculatorField) => [
    ...root.querySelectorAll<HTMLInputElement>(`[data-field="${name}"]`),
  ];
  const nameOf = (input: HTMLInputElement) =>
    calculatorFields.find((name) => name === input.dataset['field']);
  const isSlider = ({ type }: HTMLInputElement) => type === 'range';
  const numberIn = (input: HTMLInputElement) =>
    isSlider(input) ? Number(input.value) : typedNumber(input.value, locale);
  const maxOf = (name: CalculatorField) => maxValue(name, sliders[name]);
  const read = (name: CalculatorField, input: HTMLInputElement) =>
    parseEntry(name, numberIn(input), maxOf(name));
  const write = (name: CalculatorField, input: HTMLInputElement): void => {
    input.value = isSlider(input)
      ? String(toFieldUnit(name, values[name]))
      : typedText(name, values[name], locale);
    input.removeAttribute('aria-invalid');
  };

  const chosen = (name: string) => find<HTMLInputElement>(`[name="calculator-${name}"]:checked`);
  const size = () => Number(chosen('size')?.value ?? 0);
  // The visitor may have chosen a size before this script ran.
  const defaults = inputsOf(model, size());
  // Prefer the text field, whose range is larger, unless only the slider was changed before this script ran.
  const values = mapValues(sliders, (_slider, name) => {
    const isChanged = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue;
    const typed = elementsOf(name).find((input) => !isSlider(input));
    const slider = elementsOf(name).find(isSlider);
    const input = [typed, slider].find((each) => each && isChanged(each));
    return (input && read(name, input)) ?? defaults[name];
  });
  let isCallsChanged = values.calls !== defaults.calls;

  const inputs = () => ({
    ...inputsOf(model, size()),
    ...values,
    missedOnly: chosen('takes')?.value === 'missed',
  });
  const texts = () => resultTexts(inputs(), strings, locale);

  const showLimit = (wrong?: CalculatorField): void => {
    for (const name of calculatorFields) {
      const text = format(strings.limit, { limit: shownText(name, maxOf(name), locale) });
      setText(`[data-limit="${name}"]`, name === wrong ? text : '');
    }
  };

  const show = (): void => {
    const { verdict, advice, values: results, start, end } = texts();
    const { zero, ...plot } = paybackPlot(agentResult(inputs()));
    const paths = { ...plot, axis: `M0 ${zero}H${paybackBox.width}` };
    setText('[data-verdict]', verdict);
    setText('[data-advice]', advice);
    for (const note of root.querySelectorAll<HTMLElement>('[data-prices]')) {
      note.hidden = note.dataset['prices'] !== String(size());
    }
    // Only an agent that takes all calls saves time on calls that people answer today.
    for (const part of root.querySelectorAll<HTMLElement>('[data-takes]')) {
      part.hidden = part.dataset['takes'] !== (inputs().missedOnly ? 'missed' : 'all');
    }
    for (const [name, text] of Object.entries(results)) setText(`[data-result="${name}"]`, text);
    for (const [name, d] of Object.entries(paths))
      find(`[data-plot="${name}"]`)?.setAttribute('d', String(d));
    find('[data-plot="zero"]')?.setAttribute('y', String(zero));
    setText('[data-start]', start);
    setText('[data-end]', end);
  };

  let announcing: ReturnType<typeof setTimeout> | undefined;
  const announce = (): void => {
    clearTimeout(announcing);
    announcing = setTimeout(() => {
      const { verdict, advice } = texts();
      setText('[data-announcement]', `${verdict} ${advice}`.trim());
    }, announcementDelay);
  };

  const message = (): string => {
    const { verdict, values: results } = texts();
    const line = (name: string, text: string): string[] => {
      const label = find(`[data-label="${name}"]`);
      const isHidden = label?.closest('[hidden]') !== null;
      return isHidden ? [] : [`– ${textOf(label)}: ${text}`];
    };
    const lines = [
      strings.message,
      ...calculatorFields.flatMap((name) => line(name, shownText(name, values[name], locale))),
      ...line('size', textOf(chosen('size')?.closest('label')?.querySelector('[data-size]'))),
      ...line('takes', textOf(chosen('takes')?.nextElementSibling)),
      ...Object.entries(results).flatMap(([name, text]) => line(name, text)),
      verdict,
    ];
    return untypeset(lines.join('\n'));
  };

  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const name = nameOf(target);
    showLimit();
    if (name) {
      const value = read(name, target);
      const isWrong = value === undefined || numberIn(target) > toFieldUnit(name, maxOf(name));
      if (isWrong) showLimit(name);
      target.ariaInvalid = isWrong ? 'true' : null;
      if (value === undefined) return;
      values[name] = value;
      setText('[data-whose]', strings.inputs);
      isCallsChanged ||= name === 'calls';
      for (const other of elementsOf(name)) if (other !== target) write(name, other);
    } else if (!isCallsChanged) {
      // Each size starts with a different number of calls.
      values.calls = inputsOf(model, size()).calls;
      for (const input of elementsOf('calls')) write('calls', input);
    }
    show();
    announce();
  });
  // On change, replace invalid or clamped input with the value in use.
  root.addEventListener('change', ({ target }) => {
    const name = target instanceof HTMLInputElement && nameOf(target);
    if (!name) return;
    write(name, target);
    showLimit();
  });
  find('[data-send-figures]')?.addEventListener('click', (event) => {
    addToForm('contact', 'message', message(), 'calculator');
    const isByKeyboard = (event as MouseEvent).detail === 0;
    if (!isByKeyboard) return;
    // Keyboard users continue in the form, once the link's jump has moved the focus.
    const field = document.querySelector<HTMLElement>('[data-draft="contact"] [name="message"]');
    setTimeout(() => field?.focus({ preventScroll: true }));
  });
  for (const name of calculatorFields) {
    for (const input of elementsOf(name)) if (input !== document.activeElement) write(name, input);
  }
  show();
  root.dataset['ready'] = '';
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
}
