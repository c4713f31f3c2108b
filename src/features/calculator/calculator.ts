/** The calculator on the home page: shows the results for the values in its fields. Loaded by `load-calculator.ts`. */

import { agentResult } from '../../../supabase/functions/_shared/payback.ts';
import { isPlainClick } from '../../browser/navigation.ts';
import { addToForm, focusInForm } from '../../browser/update-form.ts';
import { type CalculatorField, calculatorFields } from '../../content/figures/payback-model.ts';
import { paybackBox, paybackGeometry } from '../../drawings/payback-geometry.ts';
import { format } from '../../site/format.ts';
import { untypeset } from '../../site/typeset.ts';
import { type CalculatorFields, connectFields } from './calculator-fields.ts';
import { formatWithUnit, resultTexts, type Settings } from './calculator-texts.ts';

/** The delay between the last change and reading out the results. */
const announcementDelay = 800; // ms

export function startCalculator(root: HTMLElement): void {
  const settings = JSON.parse(root.dataset['calculator'] ?? '') as Settings;
  const { locale, strings } = settings;
  const fields = connectFields(root, settings);
  const texts = () => resultTexts(fields.inputs(), strings, locale);

  const showFieldError = (invalid?: CalculatorField): void => {
    for (const name of calculatorFields) {
      const text = format(strings.limit, { limit: formatWithUnit(name, fields.maxOf(name), locale) });
      setText(root, `[data-field-error="${name}"]`, name === invalid ? text : '');
    }
  };

  let announcementTimer: ReturnType<typeof setTimeout> | undefined;
  const announce = (): void => {
    clearTimeout(announcementTimer);
    announcementTimer = setTimeout(() => {
      const { verdict, advice } = texts();
      setText(root, '[data-announcement]', `${verdict} ${advice}`.trim());
    }, announcementDelay);
  };

  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const name = fieldNameOf(target);
    showFieldError();
    if (name) {
      const { isNumber, isValid } = fields.enter(name, target);
      if (!isValid) showFieldError(name);
      if (!isNumber) return;
      setText(root, '[data-figures-label]', strings.inputs);
    } else fields.changeSize();
    showResults(root, fields, texts());
    announce();
  });
  root.addEventListener('change', ({ target }) => {
    const name = target instanceof HTMLInputElement && fieldNameOf(target);
    if (!name) return;
    fields.restore(name, target);
    showFieldError();
  });
  root.querySelector<HTMLElement>('[data-add-figures]')?.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    addToForm('contact', 'message', messageOf(root, fields, settings, texts()), 'calculator');
    const isByKeyboard = event.detail === 0;
    if (isByKeyboard) focusInForm('contact', 'message');
  });
  showResults(root, fields, texts());
  root.dataset['ready'] = '';
}

function fieldNameOf({ dataset }: HTMLInputElement): CalculatorField | undefined {
  return calculatorFields.find((name) => name === dataset['field']);
}

function setText(root: Element, selector: string, text: string): void {
  root.querySelector(selector)?.replaceChildren(text);
}

function showResults(
  root: HTMLElement,
  fields: CalculatorFields,
  { verdict, advice, results, start, end }: ReturnType<typeof resultTexts>,
): void {
  const inputs = fields.inputs();
  setText(root, '[data-verdict]', verdict);
  setText(root, '[data-advice]', advice);
  for (const note of root.querySelectorAll<HTMLElement>('[data-prices]')) {
    note.hidden = note.dataset['prices'] !== String(fields.sizeIndex());
  }
  // Only an agent that takes all calls saves time on calls that people answer today.
  for (const part of root.querySelectorAll<HTMLElement>('[data-if-takes]')) {
    part.hidden = part.dataset['ifTakes'] !== (inputs.missedOnly ? 'missed' : 'all');
  }
  for (const [name, text] of Object.entries(results)) setText(root, `[data-result="${name}"]`, text);
  const { zero, ...plot } = paybackGeometry(agentResult(inputs));
  const paths = { ...plot, axis: `M0 ${zero}H${paybackBox.width}` };
  for (const [name, d] of Object.entries(paths))
    root.querySelector(`[data-plot="${name}"]`)?.setAttribute('d', String(d));
  root.querySelector('[data-plot="zero"]')?.setAttribute('y', String(zero));
  setText(root, '[data-start]', start);
  setText(root, '[data-end]', end);
}

/** The figures and results for the contact form, one per line, without hidden ones. */
function messageOf(
  root: HTMLElement,
  fields: CalculatorFields,
  { locale, strings }: Settings,
  { verdict, results }: ReturnType<typeof resultTexts>,
): string {
  const line = (name: string, text: string): string[] => {
    const label = root.querySelector(`[data-label="${name}"]`);
    return !label || label.closest('[hidden]') ? [] : [`– ${textOf(label)}: ${text}`];
  };
  const lines = [
    strings.message,
    ...calculatorFields.flatMap((name) => line(name, formatWithUnit(name, fields.values[name], locale))),
    ...line('size', textOf(fields.checkedRadio('size')?.closest('label')?.querySelector('[data-size]'))),
    ...line('takes', textOf(fields.checkedRadio('takes')?.nextElementSibling)),
    ...Object.entries(results).flatMap(([name, text]) => line(name, text)),
    verdict,
  ];
  return untypeset(lines.join('\n'));
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
}
