// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addToForm } from '../../browser/update-form.ts';
import { stubFetch } from '../../testing/fakes/fetch.ts';
import { exampleForm } from '../../testing/fixtures/forms.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import { fieldsOf } from './form-fields.ts';
import { fillIn, input, showForm, submitButton } from './testing/contact-form.tsx';
import '../../browser/restore-form-drafts.ts';
import '../../testing/helpers/setup-dom.ts';

const fetchStub = stubFetch();
const texts = strings.en.contact.form;

/** Delays the e-mail service's answer until the returned function is called. */
function deferAnswer(): (response?: Response) => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetchStub.mockReturnValue(promise);
  return (response = new Response('OK')) => act(async () => resolve(response));
}

async function send() {
  const answer = deferAnswer();
  const view = showForm();
  fillIn();
  await userEvent.click(submitButton());
  return { ...view, answer };
}

describe('ContactForm while sending', () => {
  it('says that it is sending, and prevents submitting or editing in the meantime', async () => {
    const { answer } = await send();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: texts.sending });
    expect(button.disabled).toBe(true);
    await userEvent.type(input('message'), ' One more thing.');
    expect(document.activeElement).toBe(input('message'));
    for (const name of fieldsOf('contact')) expect(input(name).value).toBe(exampleForm[name]);
    await answer();
    await userEvent.click(screen.getByRole('button', { name: texts.another }));
    await userEvent.type(input('message'), 'Another mail.');
    expect(input('message').value).toBe('Another mail.');
  });

  it('sends once, no matter how often it is submitted', async () => {
    const answer = deferAnswer();
    showForm();
    fillIn();
    const form = submitButton().form;
    // Before React has rendered the disabled button, as in a double click.
    act(() => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    act(() => form?.requestSubmit());
    await answer();
    expect(screen.getByText(texts.success)).toBeTruthy();
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  describe('when the visitor leaves its page while it is sending', () => {
    /** Sends the form, then shows the form on another page, filled in from the drafts. */
    async function sendAndLeave(): Promise<ReturnType<typeof deferAnswer>> {
      const { answer, unmount } = await send();
      unmount();
      showForm({ locale: 'sv' });
      act(() => void document.dispatchEvent(new Event('astro:page-load')));
      expect(input('company').value).toBe(exampleForm.company);
      return answer;
    }

    it('continues sending there, sends once, and says thank you', async () => {
      const answer = await sendAndLeave();
      const texts = strings.sv.contact.form;
      expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.sending }).disabled).toBe(true);
      act(() => input('company').form?.requestSubmit());
      await answer();
      expect(screen.getByText(texts.success)).toBeTruthy();
      for (const name of fieldsOf('contact')) expect(input(name).value).toBe('');
      expect(sessionStorage.getItem('form-draft-contact')).toBeNull();
      expect(fetchStub).toHaveBeenCalledTimes(1);
    });

    it('keeps everything there after a failure', async () => {
      const answer = await sendAndLeave();
      await answer(new Response('Limit', { status: 429 }));
      expect(screen.getByText(strings.sv.contact.form.error)).toBeTruthy();
      for (const name of fieldsOf('contact')) expect(input(name).value).toBe(exampleForm[name]);
    });

    it('keeps text written in the meantime', async () => {
      const answer = await sendAndLeave();
      act(() => addToForm('contact', 'message', 'And in Finnish?', ''));
      await answer();
      expect(input('message').value).toContain('And in Finnish?');
      expect(sessionStorage.getItem('form-draft-contact')).toContain('And in Finnish?');
    });

    it('drops its draft on a page without the form', async () => {
      const { answer, unmount } = await send();
      unmount();
      expect(sessionStorage.getItem('form-draft-contact')).toContain('Öbergs Rör AB');
      await answer();
      expect(sessionStorage.getItem('form-draft-contact')).toBeNull();
    });
  });

  it('moves the focus to the result if a double click has left it on the page', async () => {
    const { answer, container } = await send();
    container.tabIndex = -1;
    container.focus();
    await answer();
    expect(document.activeElement).toBe(screen.getByText(texts.success));
    // Announced once, by moving the focus.
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('does not move the focus if the visitor has moved it in the meantime', async () => {
    const { answer } = await send();
    const chat = document.body.appendChild(document.createElement('textarea'));
    chat.focus();
    await answer();
    expect(screen.getByRole('status').textContent).toBe(texts.success);
    expect(document.activeElement).toBe(chat);
  });
});
