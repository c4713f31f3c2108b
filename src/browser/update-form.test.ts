// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find } from '../testing/helpers/dom.ts';
import { addToForm, clearSentForm, focusFormOnArrival } from './update-form.ts';

const contactForm =
  '<form data-draft="contact"><input name="firstName"><textarea name="message"></textarea></form>';
const launchForm = '<form data-draft="launch"><input name="firstName"></form>';

function field(name: string, form = 'contact'): HTMLInputElement {
  return find(`[data-draft="${form}"] [name="${name}"]`);
}

const draft = (): string | null => sessionStorage.getItem('form-draft-contact');

beforeEach(() => {
  document.body.innerHTML = contactForm + launchForm;
});

afterEach(() => sessionStorage.clear());

describe('addToForm', () => {
  const text = 'Do you answer\nin Finnish?';
  const add = (): void => addToForm('contact', 'message', text, 'chat');

  it('adds the text after a blank line if there is already text', () => {
    field('message').value = 'Hello!';
    add();
    expect(field('message').value).toBe(`Hello!\n\n${text}`);
  });

  it('does not add a text twice', () => {
    field('message').value = `Hello! ${text} Thanks.`;
    add();
    expect(field('message').value).toBe(`Hello! ${text} Thanks.`);
  });

  it('replaces the earlier text from the same source, unless the visitor has changed it', () => {
    addToForm('contact', 'message', 'My figures: 500', 'calculator');
    addToForm('contact', 'message', 'My figures: 600', 'calculator');
    expect(field('message').value).toBe('My figures: 600');
    field('message').value = 'My figures: 650';
    addToForm('contact', 'message', 'My figures: 700', 'calculator');
    expect(field('message').value).toBe('My figures: 650\n\nMy figures: 700');
  });

  it('adds to the stored draft if the form is on another page', () => {
    sessionStorage.setItem('form-draft-contact', '{"firstName":"Åsa","message":"Hello!"}');
    document.body.innerHTML = '';
    add();
    add();
    expect(JSON.parse(draft() ?? '')).toEqual({ firstName: 'Åsa', message: `Hello!\n\n${text}` });
  });

  it('adds nothing if the form lacks the field', () => {
    field('message').remove();
    add();
    expect(field('firstName').value).toBe('');
  });
});

describe('focusFormOnArrival', () => {
  const note = (): string | null => find('[data-hand-over-note]').textContent;

  function openPage(form: string): void {
    document.body.innerHTML = `<p data-hand-over-note="Added"></p>${form}`;
    document.dispatchEvent(new Event('astro:page-load'));
    vi.runAllTimers();
  }

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '';
    focusFormOnArrival('contact');
  });

  afterEach(() => void vi.useRealTimers());

  it('focuses the form on the next page, and shows that a text was added', () => {
    openPage(contactForm);
    expect(document.activeElement).toBe(field('firstName'));
    expect(note()).toBe('Added');
  });

  it('does nothing if the next page has a different form', () => {
    openPage(launchForm);
    expect(document.activeElement).toBe(document.body);
    expect(note()).toBe('');
  });
});

it('clearSentForm clears a sent form that has not changed since, even if storage is refused', () => {
  const refuse = (): never => {
    throw new DOMException('', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  field('firstName').value = 'Åsa';
  clearSentForm('contact', { firstName: 'Eva' });
  expect(field('firstName').value).toBe('Åsa');
  clearSentForm('contact', { firstName: 'Åsa' });
  expect(field('firstName').value).toBe('');
  vi.restoreAllMocks();
});
