// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addToForm } from '../../browser/update-form.ts';
import { format } from '../../site/format.ts';
import { stubFetch } from '../../testing/fakes/fetch.ts';
import { exampleForm } from '../../testing/fixtures/forms.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import { fieldsOf, isRequired } from './form-fields.ts';
import { honeypotName } from './Honeypot.tsx';
import { fillIn, input, showForm, submitButton } from './testing/contact-form.tsx';
import '../../browser/restore-form-drafts.ts';
import '../../testing/helpers/setup-dom.ts';

const { form } = strings.en.contact;
const { errors } = form;
const summary = (): HTMLElement => screen.getByRole('group', { name: form.summary });
const fetchStub = stubFetch();

async function send(values?: Parameters<typeof fillIn>[0]) {
  const view = showForm();
  fillIn(values);
  await userEvent.click(submitButton());
  return view;
}

describe('ContactForm', () => {
  beforeEach(() => void fetchStub.mockResolvedValue(new Response('OK')));

  it('shows an error at each invalid field, associated with it', async () => {
    await send({ email: 'asa@example' });
    const expected = { ...form.errors, email: form.errors.emailFormat };
    for (const name of ['firstName', 'lastName', 'email', 'company'] as const) {
      expect(input(name).getAttribute('aria-invalid')).toBe('true');
      const description = document.getElementById(input(name).getAttribute('aria-describedby') ?? '');
      expect(description?.textContent).toBe(expected[name]);
    }
    expect(input('phone').hasAttribute('aria-invalid')).toBe(false);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('replaces the form with a thank-you message, and brings it back empty to send another', async () => {
    showForm();
    fillIn();
    expect(sessionStorage.getItem('form-draft-contact')).toContain('Öbergs Rör AB');
    await userEvent.click(submitButton());
    const result = await screen.findByText(form.success);
    const next = document.getElementById(result.getAttribute('aria-describedby') ?? '');
    expect(next?.textContent).toBe(form.next);
    expect(document.activeElement).toBe(result);
    expect(screen.getByRole('status').textContent).toBe(''); // announced once, by moving the focus
    expect(sessionStorage.getItem('form-draft-contact')).toBeNull();
    expect(input('firstName').closest('.hidden')).not.toBeNull();

    for (const time of ['first', 'second']) {
      await userEvent.click(screen.getByRole('button', { name: form.another }));
      expect(screen.queryByText(form.success)).toBeNull();
      expect(input('firstName').closest('.hidden')).toBeNull();
      expect(document.activeElement, time).toBe(input('firstName'));
      for (const name of fieldsOf('contact')) expect(input(name).value).toBe('');
      expect(submitButton().disabled).toBe(false);
      fillIn();
      await userEvent.click(submitButton());
      await screen.findByText(form.success);
    }
    expect(fetchStub).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['a refusal', () => Promise.resolve(new Response('Limit', { status: 429 }))],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says after %s that sending failed, and keeps everything typed', async (_cause, answer) => {
    fetchStub.mockImplementation(answer);
    await send(exampleForm);
    const result = await screen.findByText(form.error);
    const alternative = document.getElementById(result.getAttribute('aria-describedby') ?? '');
    expect(alternative?.textContent).toBe(form.errorHint);
    expect(document.activeElement).toBe(result);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: form.mailLink });
    const sent = JSON.parse(String(fetchStub.mock.lastCall?.[1]?.body)) as { template_params: object };
    expect(sent.template_params).toMatchObject({
      to_email: link.pathname,
      subject: decodeURIComponent(/\?subject=([^&]*)/.exec(link.href)?.[1] ?? ''),
      message: decodeURIComponent(/&body=(.*)/.exec(link.href)?.[1] ?? '').replaceAll('\r\n', '\n'),
    });
    expect(screen.queryByText(form.mailCut)).toBeNull();
    await userEvent.type(input('message'), ' Changed');
    expect(decodeURIComponent(link.href).replaceAll('\r\n', '\n')).toContain(
      `${exampleForm.message} Changed`,
    );
    await userEvent.type(input('message'), '{Backspace>8}');
    for (const name of fieldsOf('contact')) expect(input(name).value).toBe(exampleForm[name]);
    expect(sessionStorage.getItem('form-draft-contact')).toContain('Öbergs Rör AB');
    expect(submitButton().disabled).toBe(false);
  });

  it.each([
    ['fills in the hidden field', true, 'https://example.com', 60_000],
    ['is as fast as a robot', false, '', 500],
  ])('asks a visitor who %s to send again, and then sends', async (_who, hasActed, hidden, age) => {
    vi.spyOn(performance, 'now').mockReturnValue(age);
    const { container } = showForm({ hasActed });
    fillIn();
    container.querySelector<HTMLInputElement>(`[name="${honeypotName}"]`)!.value = hidden;
    await userEvent.click(submitButton());
    const question = screen.getByText(form.doubtful);
    expect(document.activeElement).toBe(question);
    expect(document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      form.doubtfulHint,
    );
    expect(screen.queryByText(form.success)).toBeNull();
    expect(fetchStub).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: form.sendAnyway }));
    expect(await screen.findByText(form.success)).toBe(document.activeElement);
    expect(fetchStub).toHaveBeenCalledOnce();
  });

  it('asks for a shorter message, keeps the long text and sends nothing', async () => {
    document.documentElement.lang = 'en';
    const message = 'x'.repeat(60_000);
    await send({ ...exampleForm, message });
    expect(within(summary()).getByRole('link').textContent).toBe(form.message);
    expect(document.getElementById('message-error')?.textContent).toBe(
      format(errors.tooLong.message, { excess: '55,000', limit: '5,000' }),
    );
    expect(input('message').value).toBe(message);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('labels optional fields and requires all other fields', () => {
    showForm();
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

  it('focuses a summary that links to each field', async () => {
    await send({});
    expect(document.activeElement).toBe(summary());
    const links = within(summary()).getAllByRole('link');
    const required = fieldsOf('contact').filter(isRequired);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(required.map((name) => `#${name}`));
    expect(links.map((link) => link.textContent)).toEqual(required.map((name) => form[name]));
    await userEvent.click(within(summary()).getByRole('link', { name: form.email }));
    expect(document.activeElement).toBe(input('email'));
    await userEvent.click(submitButton());
    expect(document.activeElement).toBe(summary());
  });

  it('removes an error as soon as its field is edited', async () => {
    await send({});
    await userEvent.type(input('company'), 'Ö');
    expect(input('company').hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByText(errors.company)).toBeNull();
    expect(within(summary()).queryByText(form.company)).toBeNull();
    expect(within(summary()).getByText(form.firstName)).toBeTruthy();
    expect(screen.getByText(errors.firstName)).toBeTruthy();
  });

  it('reappears after being sent, with the text the chat adds to it', async () => {
    await send();
    await screen.findByText(form.success);
    act(() => addToForm('contact', 'message', 'And in Finnish?', ''));
    expect(screen.queryByText(form.success)).toBeNull();
    expect(input('message').closest('.hidden')).toBeNull();
    expect(input('message').value).toBe('And in Finnish?');
  });

  it('has a hidden field that people and password managers ignore', () => {
    const { container } = showForm();
    const field = container.querySelector<HTMLInputElement>(`[name="${honeypotName}"]`)!;
    expect([field.tabIndex, field.closest('[aria-hidden="true"]') !== null]).toEqual([-1, true]);
    const attributes = ['autocomplete', 'data-1p-ignore', 'data-lpignore'];
    expect(attributes.map((name) => field.getAttribute(name))).toEqual(['off', '', 'true']);
  });

  it('sends at once if a person fills it in within a second', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(500);
    showForm();
    fillIn();
    fireEvent.click(submitButton());
    await screen.findByText(form.success);
    expect(fetchStub).toHaveBeenCalledOnce();
  });

  it('warns that the e-mail it offers is cut if the text is long', async () => {
    fetchStub.mockResolvedValue(new Response('Limit', { status: 429 }));
    await send({ ...exampleForm, message: 'x'.repeat(3_000) });
    const link = await screen.findByRole('link', { name: form.mailLink });
    expect(link.parentElement?.textContent).toBe(`${form.mailLink} ${form.mailCut}`);
  });
});
