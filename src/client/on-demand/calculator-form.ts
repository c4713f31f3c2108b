/** The calculator of the home page: its fields lead, its results follow. Fetched by `calculator.ts`. */

import {
  entered,
  fieldText,
  fieldValue,
  figuresMessage,
  most,
  resultTexts,
  shown,
  type Sliders,
  typedNumber,
  type Verdicts,
} from '../../collections/figures/calculator-texts.ts';
import {
  agentResult,
  type FieldName,
  fieldNames,
  inputsOf,
  mapFields,
  type Model,
  paybackLine,
} from '../../collections/figures/model.ts';
import { format } from '../../i18n/format.ts';
import { localeOf } from '../../i18n/routes.ts';

/** What `components/home/Calculator.astro` hands over. */
interface Settings {
  readonly model: Model;
  readonly sliders: Sliders;
  readonly verdicts: Verdicts;
  /** First line of the message to the form. */
  readonly lead: string;
  /** What stands above the result once it is the visitor's own. */
  readonly own: string;
  /** Stands below a field that holds no number, one below 0, or more than `{limit}`. */
  readonly limit: string;
}

/** The results are read out once nothing has been changed for so long. */
const rest = 800; // ms

/** Makes a calculator work, beginning with what its fields hold by now. */
export function connect(root: HTMLElement): void {
  const { model, sliders, verdicts, lead, own, limit } = JSON.parse(
    root.dataset['calculator'] ?? '',
  ) as Settings;
  const locale = localeOf(location.pathname);
  const one = <Found extends Element>(selector: string): Found | null => root.querySelector<Found>(selector);
  const inputs = (name: FieldName): HTMLInputElement[] => [
    ...root.querySelectorAll<HTMLInputElement>(`[data-field="${name}"]`),
  ];
  const size = (): number => Number(one<HTMLInputElement>('[type="radio"]:checked')?.value ?? model.size);
  const figures = () => ({ ...inputsOf(model, size()), ...values });
  const texts = () => resultTexts(figures(), verdicts, locale);

  const isSlider = ({ type }: HTMLInputElement): boolean => type === 'range';
  const numberIn = (input: HTMLInputElement): number =>
    isSlider(input) ? Number(input.value) : typedNumber(input.value, locale);
  const read = (name: FieldName, input: HTMLInputElement): number | undefined =>
    entered(name, numberIn(input), most(name, sliders[name]));
  /** Says what a field can hold, and nothing any more below the others. */
  const showLimit = (wrong?: FieldName): void => {
    for (const name of fieldNames) {
      const text = format(limit, { limit: fieldText(name, most(name, sliders[name]), locale) });
      one(`[data-limit="${name}"]`)?.replaceChildren(name === wrong ? text : '');
    }
  };
  const write = (name: FieldName, input: HTMLInputElement): void => {
    input.value = isSlider(input)
      ? String(shown(name, values[name]))
      : fieldValue(name, values[name], locale);
    input.removeAttribute('aria-invalid');
  };

  // The typed figure counts, since a slider reaches less far; but for a slider that was moved before this had come.
  const values = mapFields((name) => {
    const isMoved = ({ value, defaultValue }: HTMLInputElement): boolean => value !== defaultValue;
    const typed = inputs(name).find((input) => !isSlider(input));
    const leading = [typed, inputs(name).find(isSlider)].find((input) => input && isMoved(input)) ?? typed;
    return (leading && read(name, leading)) ?? inputsOf(model, model.size)[name];
  });
  /** What the visitor has set, beside the size. */
  const set = new Set<FieldName>(
    fieldNames.filter((name) => values[name] !== inputsOf(model, model.size)[name]),
  );
  let announcing: ReturnType<typeof setTimeout> | undefined;

  const show = (): void => {
    const { verdict, advice, values: numbers } = texts();
    const line = paybackLine(agentResult(figures()));
    one('[data-verdict]')?.replaceChildren(verdict);
    one('[data-advice]')?.replaceChildren(advice);
    for (const note of root.querySelectorAll<HTMLElement>('[data-prices]')) {
      note.hidden = note.dataset['prices'] !== String(size());
    }
    for (const [name, text] of Object.entries(numbers)) one(`[data-result="${name}"]`)?.replaceChildren(text);
    one('[data-line]')?.setAttribute('d', line.d);
    one('[data-goal]')?.setAttribute('d', line.goal ? `M${line.goal.x} ${line.goal.y}h.01` : '');
  };

  const announce = (): void => {
    clearTimeout(announcing);
    announcing = setTimeout(() => {
      const { verdict, advice } = texts();
      one('[data-announcement]')?.replaceChildren(`${verdict} ${advice}`.trim());
    }, rest);
  };

  const label = (name: string): string => one(`[data-label="${name}"]`)?.textContent.trim() ?? '';
  const message = (): string => {
    const { verdict, values: numbers } = texts();
    const people = one('[type="radio"]:checked + *')?.textContent ?? '';
    return figuresMessage(
      lead,
      [
        ...fieldNames.map((name) => [label(name), fieldText(name, values[name], locale)] as const),
        [label('size'), people],
        ...Object.entries(numbers).map(([name, text]) => [label(name), text] as const),
      ],
      verdict,
    );
  };

  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const name = fieldNames.find((known) => known === target.dataset['field']);
    showLimit();
    if (name) {
      const value = read(name, target);
      const isWrong = value === undefined || shown(name, value) < numberIn(target);
      if (isWrong) showLimit(name);
      target.ariaInvalid = isWrong ? 'true' : null;
      if (value === undefined) return;
      values[name] = value;
      set.add(name);
      for (const twin of inputs(name)) if (twin !== target) write(name, twin);
    } else if (!set.has('calls')) {
      // Each size begins with its own number of calls.
      values.calls = inputsOf(model, size()).calls;
      for (const input of inputs('calls')) write('calls', input);
    }
    one('[data-whose]')?.replaceChildren(own);
    show();
    announce();
  });
  // What could not be counted with, or not in full, gives way to what is.
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const name = fieldNames.find((known) => known === target.dataset['field']);
    if (name) write(name, target);
  });
  one('[data-send-figures]')?.addEventListener('click', (event) => {
    const detail = { form: 'contact', values: { message: message() }, replaces: true };
    document.dispatchEvent(new CustomEvent('form-draft', { detail }));
    // Whoever came by keyboard goes on in the form, once the jump of the link has taken the focus away.
    const isByKeyboard = (event as MouseEvent).detail === 0;
    if (!isByKeyboard) return;
    const field = document.querySelector<HTMLElement>('[data-draft="contact"] [name="message"]');
    setTimeout(() => field?.focus({ preventScroll: true }));
  });
  for (const name of fieldNames) {
    for (const input of inputs(name)) if (input !== document.activeElement) write(name, input);
  }
  show();
  root.dataset['ready'] = '';
}
