// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './form-drafts.ts';

const page = `
  <form data-draft="contact">
    <input name="firstName"><textarea name="message"></textarea>
  </form>
  <form data-draft="launch"><input name="firstName"></form>
  <form><input name="password" id="outside"></form>`;

function field(name: string, form = 'contact'): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[data-draft="${form}"] [name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

function type(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Another page, or the same one again, as the router shows it. */
function openPage(): void {
  document.body.innerHTML = page;
  document.dispatchEvent(new Event('astro:page-load'));
}

describe('form drafts', () => {
  beforeEach(openPage);

  afterEach(() => {
    sessionStorage.clear();
    vi.restoreAllMocks();
  });

  it('come back after the page was left', () => {
    type(field('firstName'), 'Åsa');
    type(field('message'), 'One\nTwo');
    openPage();
    expect(field('firstName').value).toBe('Åsa');
    expect(field('message').value).toBe('One\nTwo');
  });

  it('are kept for each form by itself', () => {
    type(field('firstName'), 'Åsa');
    openPage();
    expect(field('firstName', 'launch').value).toBe('');
  });

  it('mark the form that they were put back into', () => {
    type(field('firstName'), 'Åsa');
    expect(field('firstName').form?.dataset['restored']).toBeUndefined();
    openPage();
    expect(field('firstName').form?.dataset['restored']).toBe('');
    expect(field('firstName', 'launch').form?.dataset['restored']).toBeUndefined();
  });

  it('are never put over what is typed already', () => {
    type(field('firstName'), 'Åsa');
    document.body.innerHTML = page;
    field('firstName').value = 'Eva';
    document.dispatchEvent(new Event('astro:page-load'));
    expect(field('firstName').value).toBe('Eva');
  });

  it('are dropped by a reset', () => {
    type(field('firstName'), 'Åsa');
    field('firstName').form?.reset();
    openPage();
    expect(field('firstName').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('are dropped when everything typed is taken out again', () => {
    type(field('firstName'), 'Åsa');
    type(field('firstName'), '');
    expect(sessionStorage).toHaveLength(0);
  });

  it('leave forms alone that do not take part', () => {
    type(document.querySelector('#outside') as HTMLInputElement, 'secret');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', 'not JSON', 'null', '"text"', '[]', '{"firstName":5}', '{"unknown":"x"}'])(
    'count %s as no draft',
    (text) => {
      sessionStorage.setItem('form-draft-contact', text);
      expect(openPage).not.toThrow();
      expect(field('firstName').value).toBe('');
    },
  );

  it('do without storage', () => {
    const refuse = (): never => {
      throw new DOMException('', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(() => type(field('firstName'), 'Åsa')).not.toThrow();
    expect(openPage).not.toThrow();
  });
});
