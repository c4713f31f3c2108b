// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calculatorFields, inputsForSize } from '../../content/figures/payback-model.ts';
import { untypeset } from '../../site/typeset.ts';
import {
  exampleCalculatorTexts,
  exampleModel,
  exampleSliders,
  inCurrency,
} from '../../testing/fixtures/figures.ts';
import { find } from '../../testing/helpers/dom.ts';
import { startCalculator } from './calculator.ts';

const inputs = inputsForSize(exampleModel, 0);
const fields = calculatorFields
  .map((name) => [name, name === 'missedShare' ? inputs[name] * 100 : inputs[name]] as const)
  .map(
    ([name, value]) => `<div ${name === 'minutesPerCall' ? 'data-if-takes="all"' : ''}>
      <span data-label="${name}">${name}</span>
      <input type="range" data-field="${name}" min="0" max="2000" value="${value}">
      <input type="text" data-field="${name}" value="${value}"><p data-field-error="${name}"></p></div>`,
  )
  .join('');
const results = ['savedHours', 'jobs', 'running', 'net', 'oneOff']
  .map((name) => `<span data-label="${name}">${name}</span><b data-result="${name}"></b>`)
  .join('');
const sizes = ['2–9', '10–50'].map(
  (people, index) =>
    `<label><input type="radio" name="calculator-size" value="${index}"><span data-size>${people}</span></label>`,
);
const takes = ['all', 'missed'].map(
  (value) =>
    `<label><input type="radio" name="calculator-takes" value="${value}"><span>${value}</span></label>`,
);

const page = `<section>
  ${fields}<span data-label="size">size</span>${sizes.join('')}<span data-label="takes">takes</span>${takes.join('')}
  <p data-figures-label>Worked example</p><strong data-verdict></strong><p data-advice></p><p data-announcement></p>
  <p data-if-takes="all">All</p><p data-if-takes="missed" hidden>Missed</p>
  <p data-prices="0">Small</p><p data-prices="1" hidden>Large</p>
  <svg><path data-plot="earned"></path><path data-plot="breakEven"></path></svg><p data-end></p>${results}
  <a href="#contact" data-add-figures>Send</a>
</section>`;

const text = (selector: string): string => untypeset(find(selector).textContent ?? '');
const number = (name: string): HTMLInputElement => find(`[type="text"][data-field="${name}"]`);
const large = '[value="1"][type="radio"]';
const verdict = () => [text('[data-figures-label]'), text('[data-verdict]')];
const slider = (name: string): HTMLInputElement => find(`[type="range"][data-field="${name}"]`);

function set(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('the calculator', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = page;
    find('section').dataset['calculator'] = JSON.stringify({
      locale: 'en',
      model: exampleModel,
      sliders: exampleSliders,
      strings: {
        ...exampleCalculatorTexts,
        message: 'My figures:',
        inputs: 'Your figures',
        limit: 'A number from 0 to {limit}.',
      },
    });
    find<HTMLInputElement>('[value="0"][type="radio"]').checked = true;
    find<HTMLInputElement>('[value="all"]').checked = true;
  });

  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a slider that was moved', slider, number],
    ['a figure that was typed', number, slider],
  ])('starts with %s before it had loaded', (_what, changed, other) => {
    changed('contribution').value = '1200';
    startCalculator(find('section'));
    expect(other('contribution').value).toBe('1200');
  });

  it('starts with the calls for the size chosen before it had loaded', () => {
    find<HTMLInputElement>(large).checked = true;
    startCalculator(find('section'));
    expect(number('calls').value).toBe(String(inputsForSize(exampleModel, 1).calls));
  });

  it('does not change a field that the visitor is typing in when it loads', () => {
    number('contribution').value = '';
    number('contribution').focus();
    startCalculator(find('section'));
    expect(number('contribution').value).toBe('');
  });

  describe('once it has started', () => {
    beforeEach(() => startCalculator(find('section')));

    it('updates with a slider, and so does the slider’s number', () => {
      expect(verdict()).toEqual(['Worked example', 'Back in 2 months.']);
      set(slider('missedShare'), '5');
      expect(number('missedShare').value).toBe('5');
      expect([text('[data-result="jobs"]'), text('[data-result="net"]')]).toEqual([
        '5',
        inCurrency('en', '3,900'),
      ]);
      expect(verdict()).toEqual(['Your figures', 'Back in 4 months.']);
    });

    it('says plainly that it does not pay, adds advice, and removes the break-even point from the drawing', () => {
      expect(find('[data-plot="breakEven"]').getAttribute('d')).not.toBe('');
      set(number('contribution'), '0');
      set(number('minutesPerCall'), '1');
      expect([text('[data-verdict]'), text('[data-advice]')]).toEqual([
        'Does not pay.',
        'Not with more calls.',
      ]);
      expect(find('[data-plot="breakEven"]').getAttribute('d')).toBe('');
    });

    it('uses the fees and calls of another size, and shows its prices', () => {
      find(large).click();
      expect(text('[data-result="oneOff"]')).toBe(inCurrency('en', '38,800'));
      expect([number('calls').value, slider('calls').value]).toEqual(['2000', '2000']);
      expect(find('[data-prices="0"]').hidden).toBe(true);
      expect(find('[data-prices="1"]').hidden).toBe(false);
    });

    it('counts only missed calls if the agent takes no others', () => {
      const before = text('[data-end]');
      find('[value="missed"]').click();
      // 100 missed calls of two minutes at 3 a minute, and the monthly fee of 2,000.
      expect(text('[data-result="running"]')).toBe(inCurrency('en', '2,600'));
      expect(find('[data-if-takes="all"]').hidden).toBe(true);
      expect(find('[data-if-takes="missed"]').hidden).toBe(false);
      // The figures still come from the example.
      expect(text('[data-figures-label]')).toBe('Worked example');
      expect(text('[data-end]')).not.toBe(before);
    });

    it('keeps the calls that the visitor has set when the size changes', () => {
      set(number('calls'), '1500');
      find(large).click();
      expect(number('calls').value).toBe('1500');
    });

    it('marks an invalid number, keeps the result, and restores the last valid one', () => {
      set(number('calls'), '-5');
      expect(number('calls').getAttribute('aria-invalid')).toBe('true');
      expect(text('[data-field-error="calls"]')).toBe('A number from 0 to 20,000.');
      expect(text('[data-result="net"]')).toBe(inCurrency('en', '8,400'));
      number('calls').dispatchEvent(new Event('change', { bubbles: true }));
      expect([number('calls').value, number('calls').hasAttribute('aria-invalid')]).toEqual(['1000', false]);
    });

    it('states the limit if too many calls are entered, and calculates with it', () => {
      set(number('calls'), '99999999');
      expect(text('[data-field-error="calls"]')).toBe('A number from 0 to 20,000.');
      number('calls').dispatchEvent(new Event('change', { bubbles: true }));
      expect(number('calls').value).toBe(String(exampleSliders.calls.to * 10));
      expect(number('calls').hasAttribute('aria-invalid')).toBe(false);
      set(number('calls'), '500');
      expect(text('[data-field-error="calls"]')).toBe('');
    });

    it.each([
      ['minutesPerCall', '3.333', '3.33'],
      ['missedShare', '33.333', '33.33'],
      ['calls', '1.5', '1'],
    ] as const)('accepts decimals in %s, and shows the value it calculates with', (name, typed, used) => {
      set(number(name), typed);
      expect([text(`[data-field-error="${name}"]`), number(name).ariaInvalid]).toEqual(['', null]);
      number(name).dispatchEvent(new Event('change', { bubbles: true }));
      expect(number(name).value).toBe(used);
    });

    it('announces its result once the figures stop changing', () => {
      set(slider('missedShare'), '0');
      set(slider('missedShare'), '5');
      expect(text('[data-announcement]')).toBe('');
      vi.runAllTimers();
      expect(text('[data-announcement]')).toBe('Back in 4 months.');
    });

    it('passes its figures to the contact form, unless its link is opened in a new tab', () => {
      const form = document.createElement('form');
      form.dataset['draft'] = 'contact';
      form.innerHTML = '<textarea name="message"></textarea>';
      document.body.append(form);
      const field = form.querySelector('textarea')!;
      set(number('calls'), '2000');
      find('[data-add-figures]').dispatchEvent(new MouseEvent('click', { ctrlKey: true }));
      expect(field.value).toBe('');
      find('[data-add-figures]').click();
      const message = [
        'My figures:',
        '– calls: 2,000',
        '– missedShare: 10%',
        '– minutesPerCall: 6',
        `– contribution: ${inCurrency('en', '1,000')}`,
        '– size: 2–9',
        '– takes: all',
        '– savedHours: 90',
        '– jobs: 20',
        `– running: ${inCurrency('en', '14,000')}`,
        `– net: ${inCurrency('en', '21,400')}`,
        `– oneOff: ${inCurrency('en', '16,800')}`,
        'Back in 1 month.',
      ].join('\n');
      expect(field.value).toBe(message);
      field.value = `Hello!\n\n${message}\n\nThank you.`;
      set(number('calls'), '2100');
      find('[data-add-figures]').click();
      expect(field.value).toMatch(/^Hello!\n\nMy figures:\n– calls: 2,100\n[^]*\n\nThank you\.$/);
      // An agent for missed calls does not need all figures.
      find('[value="missed"]').click();
      find('[data-add-figures]').click();
      expect(field.value).toContain('– takes: missed');
      expect(field.value).not.toContain('minutesPerCall');
    });
  });
});
