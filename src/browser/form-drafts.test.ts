// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find } from '../testing/helpers/dom.ts';
import { addToForm, clearSent } from './update-form.ts';
import './restore-form-drafts.ts';

const page = `
  <form data-draft="contact">
    <input name="firstName"><textarea name="message"></textarea>
  </form>
  <form data-draft="launch"><input name="firstName"></form>
  <form><input name="password" id="outside"></form>`;

function field(name: string, form = 'contact'): HTMLInputElement {
  return find(`[data-draft="${form}"] [name="${name}"]`);
}

function type(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function openPage(): void {
  document.body.innerHTML = page;
  document.dispatchEvent(new Event('astro:page-load'));
}

describe('form drafts', () => {
  beforeEach(openPage);

  afterEach(() => sessionStorage.clear());

  it('never overwrite what the visitor has already typed', () => {
    type(field('firstName'), 'Åsa');
    document.body.innerHTML = page;
    field('firstName').value = 'Eva';
    document.dispatchEvent(new Event('astro:page-load'));
    expect(field('firstName').value).toBe('Eva');
  });

  it.each([
    ['a change', () => field('firstName').dispatchEvent(new Event('change', { bubbles: true }))],
    ['leaving for another page', () => document.dispatchEvent(new Event('astro:before-preparation'))],
    ['leaving the site', () => dispatchEvent(new Event('pagehide'))],
  ])('are saved on %s if a field was filled in without an event', (_moment, act) => {
    field('firstName').value = 'Åsa';
    act();
    openPage();
    expect(field('firstName').value).toBe('Åsa');
  });

  it('are cleared with a sent form, even if storage is refused', () => {
    const refuse = (): never => {
      throw new DOMException('', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    field('firstName').value = 'Åsa';
    clearSent('contact', { firstName: 'Eva' });
    expect(field('firstName').value).toBe('Åsa');
    clearSent('contact', { firstName: 'Åsa' });
    expect(field('firstName').value).toBe('');
    vi.restoreAllMocks();
  });

  describe('that another part of the page hands over', () => {
    const text = 'Do you answer\nin Finnish?';
    const handOver = (): void => addToForm('contact', 'message', text, 'chat');

    it('are added after a blank line if there is already text', () => {
      field('message').value = 'Hello!';
      handOver();
      expect(field('message').value).toBe(`Hello!\n\n${text}`);
    });

    it('are not added twice', () => {
      type(field('message'), `Hello! ${text} Thanks.`);
      handOver();
      expect(field('message').value).toBe(`Hello! ${text} Thanks.`);
    });

    it('are added after earlier text that the visitor has changed', () => {
      addToForm('contact', 'message', 'My figures: 600', 'calculator');
      type(field('message'), 'My figures: 650');
      addToForm('contact', 'message', 'My figures: 700', 'calculator');
      expect(field('message').value).toBe('My figures: 650\n\nMy figures: 700');
    });

    it('go into the stored draft if the form is on another page', () => {
      type(field('firstName'), 'Åsa');
      type(field('message'), 'Hello!');
      document.body.innerHTML = '';
      handOver();
      handOver();
      openPage();
      expect(field('firstName').value).toBe('Åsa');
      expect(field('message').value).toBe(`Hello!\n\n${text}`);
    });

    it('go only to their own form, and to fields that it has', () => {
      addToForm('launch', 'firstName', 'Åsa', 'test');
      addToForm('launch', 'message', text, 'test');
      expect(field('firstName', 'launch').value).toBe('Åsa');
      expect([field('firstName').value, field('message').value]).toEqual(['', '']);
    });
  });

  it.each(['', 'not JSON', 'null', '[]', '{"firstName":5}', '{"unknown":"x"}'])(
    'treat %s as no draft',
    (text) => {
      sessionStorage.setItem('form-draft-contact', text);
      document.body.innerHTML = '';
      addToForm('contact', 'firstName', '', 'test');
      expect(openPage).not.toThrow();
      expect(field('firstName').value).toBe('');
    },
  );
});
