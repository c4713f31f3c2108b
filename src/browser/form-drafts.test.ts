// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { find } from '../testing/helpers/dom.ts';
import './restore-form-drafts.ts';

const page = '<form data-draft="contact"><input name="firstName"></form>';
const field = (): HTMLInputElement => find('[name="firstName"]');

function openPage(): void {
  document.body.innerHTML = page;
  document.dispatchEvent(new Event('astro:page-load'));
}

describe('form drafts', () => {
  beforeEach(openPage);

  afterEach(() => sessionStorage.clear());

  it('never overwrite text that the visitor has already typed', () => {
    field().value = 'Åsa';
    field().dispatchEvent(new Event('input', { bubbles: true }));
    document.body.innerHTML = page;
    field().value = 'Eva';
    document.dispatchEvent(new Event('astro:page-load'));
    expect(field().value).toBe('Eva');
  });

  it.each([
    ['a change', () => field().dispatchEvent(new Event('change', { bubbles: true }))],
    ['leaving for another page', () => document.dispatchEvent(new Event('astro:before-preparation'))],
    ['leaving the site', () => dispatchEvent(new Event('pagehide'))],
  ])('are saved on %s if a field was filled in without an event', (_moment, act) => {
    field().value = 'Åsa';
    act();
    openPage();
    expect(field().value).toBe('Åsa');
  });

  it.each(['not JSON', 'null', '[]', '{"firstName":5}', '{"unknown":"x"}'])('treat %s as none', (text) => {
    sessionStorage.setItem('form-draft-contact', text);
    expect(openPage).not.toThrow();
    expect(field().value).toBe('');
  });
});
