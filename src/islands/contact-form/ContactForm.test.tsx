// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../client/forms/form-drafts.ts';
import { format } from '../../i18n/format.ts';
import { fillIn, input, show, submitButton } from '../../testing/helpers/contact-form.tsx';
import '../../testing/helpers/dom.ts';
import { typed } from '../../testing/fixtures/forms.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import { fieldsOf, isRequired } from './fields.ts';

const { errors } = strings.en.contact.form;
const fetchStub = vi.fn<typeof fetch>();

describe('ContactForm', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchStub);
    fetchStub.mockResolvedValue(new Response('OK'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    fetchStub.mockReset();
  });

  it.each(['contact', 'launch'] as const)('keeps the session recorder out of the %s form', (kind) => {
    show({ kind });
    expect(input('email').closest('form')?.hasAttribute('data-hj-suppress')).toBe(true);
  });

  describe.each(['en', 'sv'] as const)('in %s', (locale) => {
    const texts = strings[locale].contact.form;

    it('says at each wrong field what to do, tied to the field', async () => {
      show({ locale });
      fillIn({ email: 'asa@example' });
      await userEvent.click(submitButton(locale));
      const expected = { ...texts.errors, email: texts.errors.emailFormat };
      for (const name of ['firstName', 'lastName', 'email', 'company'] as const) {
        expect(input(name).getAttribute('aria-invalid')).toBe('true');
        const description = document.getElementById(input(name).getAttribute('aria-describedby') ?? '');
        expect(description?.textContent).toBe(expected[name]);
      }
      expect(input('phone').hasAttribute('aria-invalid')).toBe(false);
      expect(fetchStub).not.toHaveBeenCalled();
    });

    it('thanks, clears the form and drops its draft', async () => {
      show({ locale });
      fillIn();
      expect(sessionStorage.getItem('form-draft-contact')).toContain('Öbergs Rör AB');
      await userEvent.click(submitButton(locale));
      const status = await screen.findByRole('status');
      expect(status.textContent).toBe(texts.success);
      const next = document.getElementById(status.getAttribute('aria-describedby') ?? '');
      expect(next?.textContent).toBe(texts.next);
      expect(document.activeElement).toBe(status);
      for (const name of fieldsOf('contact')) expect(input(name).value).toBe('');
      expect(sessionStorage.getItem('form-draft-contact')).toBeNull();
      expect(submitButton(locale).disabled).toBe(false);
    });

    it.each([
      ['a refusal', () => Promise.resolve(new Response('Limit', { status: 429 }))],
      ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ])('says after %s that it went wrong and keeps all that was typed', async (_cause, answer) => {
      fetchStub.mockImplementation(answer);
      show({ locale });
      fillIn();
      await userEvent.click(submitButton(locale));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe(texts.error);
      const otherwise = document.getElementById(alert.getAttribute('aria-describedby') ?? '');
      expect(otherwise?.textContent).toBe(texts.otherwise);
      expect(document.activeElement).toBe(alert);
      for (const name of fieldsOf('contact')) expect(input(name).value).toBe(typed[name]);
      expect(sessionStorage.getItem('form-draft-contact')).toContain('Öbergs Rör AB');
      expect(submitButton(locale).disabled).toBe(false);
    });
  });

  it('asks for a shorter message, keeps the long one and sends nothing', async () => {
    document.documentElement.lang = 'en';
    show();
    const message = 'x'.repeat(60_000);
    fillIn({ ...typed, message });
    await userEvent.click(submitButton());
    expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe(
      format(strings.en.contact.form.errors.tooLong.message, { excess: '55,000', limit: '5,000' }),
    );
    expect(input('message').value).toBe(message);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('marks the optional fields and requires the others', () => {
    show();
    const fields = fieldsOf('contact');
    expect(fields.filter((name) => input(name).required)).toEqual(fields.filter(isRequired));
    expect(screen.getAllByText(strings.en.common.optional)).toHaveLength(
      fields.filter((name) => !isRequired(name)).length,
    );
    expect([input('email').type, input('phone').type, input('message').tagName]).toEqual([
      'email',
      'tel',
      'TEXTAREA',
    ]);
  });

  it('gives the focus to a summary that leads to each field', async () => {
    show();
    await userEvent.click(submitButton());
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    const links = within(summary).getAllByRole('link');
    const required = fieldsOf('contact').filter(isRequired);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(required.map((name) => `#${name}`));
    await userEvent.click(within(summary).getByRole('link', { name: errors.email }));
    expect(document.activeElement).toBe(input('email'));
  });

  it('gives the focus to the summary again when the same mistake is submitted again', async () => {
    show();
    await userEvent.click(submitButton());
    await userEvent.click(input('phone'));
    await userEvent.click(submitButton());
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('takes an error away as soon as its field is edited', async () => {
    show();
    await userEvent.click(submitButton());
    await userEvent.type(input('company'), 'Ö');
    expect(input('company').hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByText(errors.company)).toBeNull();
    expect(screen.getAllByText(errors.firstName)).toHaveLength(2);
  });

  it('can be sent again after a failure', async () => {
    fetchStub.mockResolvedValueOnce(new Response('Limit', { status: 429 }));
    show();
    fillIn();
    await userEvent.click(submitButton());
    await screen.findByRole('alert');
    await userEvent.click(submitButton());
    await screen.findByRole('status');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });

  it('thanks a robot that fills in the hidden field, and sends nothing', async () => {
    const { container } = show();
    fillIn();
    const honeypot = container.querySelector<HTMLInputElement>('[name="subject"]')!;
    expect([honeypot.tabIndex, honeypot.closest('[aria-hidden="true"]') !== null]).toEqual([-1, true]);
    // Password managers leave it alone.
    const attributes = ['autocomplete', 'data-1p-ignore', 'data-lpignore'];
    expect(attributes.map((name) => honeypot.getAttribute(name))).toEqual(['off', '', 'true']);
    honeypot.value = 'https://example.com';
    await userEvent.click(submitButton());
    expect((await screen.findByRole('status')).textContent).toBe(strings.en.contact.form.success);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it.each([
    ['sends', 'a person', true, 1],
    ['thanks for, but does not send,', 'a robot', false, 0],
  ])('%s what %s fills in within a second', async (_what, _who, hasActed, count) => {
    vi.spyOn(performance, 'now').mockReturnValue(500);
    show({ hasActed });
    fillIn();
    fireEvent.click(submitButton());
    await screen.findByRole('status');
    expect(fetchStub).toHaveBeenCalledTimes(count);
  });
});
