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

  it('never overwrite what is already typed', () => {
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

  it('include what was typed before this script had loaded', () => {
    field('firstName').value = 'Åsa';
    document.dispatchEvent(new Event('astro:page-load'));
    openPage();
    expect(field('firstName').value).toBe('Åsa');
  });

  it.each([
    ['a change', () => field('firstName').dispatchEvent(new Event('change', { bubbles: true }))],
    ['leaving for another page', () => document.dispatchEvent(new Event('astro:before-preparation'))],
    ['leaving the site', () => dispatchEvent(new Event('pagehide'))],
  ])('are kept at %s of what was filled in without a sign', (_moment, act) => {
    field('firstName').value = 'Åsa';
    act();
    openPage();
    expect(field('firstName').value).toBe('Åsa');
  });

  describe('that another part of the page hands over', () => {
    const text = 'Do you answer\nin Finnish?';
    const handOver = (values: Record<string, string> = { message: text }, form = 'contact'): void =>
      void document.dispatchEvent(new CustomEvent('form-draft', { detail: { form, values } }));

    it('fill an empty field, and the form notices', () => {
      const noticed = vi.fn();
      document.body.addEventListener('input', noticed, { once: true });
      handOver();
      expect(field('message').value).toBe(text);
      expect(noticed.mock.calls[0]?.[0]).toMatchObject({ target: field('message') });
      openPage();
      expect(field('message').value).toBe(text);
    });

    it('come after a blank line where something is typed already', () => {
      field('message').value = 'Hello!';
      handOver();
      expect(field('message').value).toBe(`Hello!\n\n${text}`);
    });

    it('do not change a message that has them already', () => {
      type(field('message'), `Hello! ${text} Thanks.`);
      handOver();
      expect(field('message').value).toBe(`Hello! ${text} Thanks.`);
    });

    describe('a second time, with more', () => {
      const first = 'I asked:\n– What does it cost?';
      const second = `${first}\n– How long does it take?`;

      it('add only what is new', () => {
        handOver({ message: first });
        handOver({ message: second });
        expect(field('message').value).toBe(second);
      });

      it('keep the lines that they have dropped meanwhile', () => {
        handOver({ message: first });
        handOver({ message: 'I asked:\n– How long does it take?' });
        expect(field('message').value).toBe(second);
      });

      it('stay apart from what the visitor has written below', () => {
        handOver({ message: first });
        type(field('message'), `${first}\n\nThank you.`);
        handOver({ message: second });
        expect(field('message').value).toBe(`${first}\n\nThank you.\n\n– How long does it take?`);
      });
    });

    describe('in place of an earlier text', () => {
      const [earlier, later] = ['My figures:\n– calls: 600\nPays.', 'My figures:\n– calls: 700\nPays.'];
      const replace = (): void => {
        const detail = { form: 'contact', values: { message: later }, replaces: earlier };
        document.dispatchEvent(new CustomEvent('form-draft', { detail }));
      };

      it.each([
        ['beside it', `Hello!\n\n${earlier}\n\nThank you.`, `Hello!\n\n${later}\n\nThank you.`],
        ['directly under it', `${earlier}\nThank you.`, `${later}\nThank you.`],
        ['within it', 'My figures:\n– calls: 600\nOr more?', `${later}\nOr more?`],
        ['instead of it', 'Hello!', `Hello!\n\n${later}`],
      ])('keep what is typed %s', (_where, typed, expected) => {
        type(field('message'), typed);
        replace();
        expect(field('message').value).toBe(expected);
      });
    });

    it('wait where the form is not shown, and nothing typed is lost', () => {
      type(field('firstName'), 'Åsa');
      type(field('message'), 'Hello!');
      document.body.innerHTML = '';
      handOver();
      handOver();
      openPage();
      expect(field('firstName').value).toBe('Åsa');
      expect(field('message').value).toBe(`Hello!\n\n${text}`);
    });

    it('go to their own form only, and to fields that it has', () => {
      handOver({ message: text, firstName: 'Åsa' }, 'launch');
      expect(field('firstName', 'launch').value).toBe('Åsa');
      expect([field('firstName').value, field('message').value]).toEqual(['', '']);
    });
  });

  it.each(['', 'not JSON', 'null', '[]', '{"firstName":5}', '{"unknown":"x"}'])(
    'count %s as no draft',
    (text) => {
      sessionStorage.setItem('form-draft-contact', text);
      document.body.innerHTML = '';
      const detail = { form: 'contact', values: { firstName: '' } };
      document.dispatchEvent(new CustomEvent('form-draft', { detail }));
      expect(openPage).not.toThrow();
      expect(field('firstName').value).toBe('');
    },
  );
});
