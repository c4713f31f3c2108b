import { type InputEvent, type MouseEvent, type SubmitEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldValuesIn } from '../../browser/form-drafts.ts';
import { clearSentForm } from '../../browser/update-form.ts';
import { type FormMail, mailBody, type MailService } from '../../vendors/emailjs.ts';
import { fieldsOf, type FormKind } from './form-fields.ts';
import { isLikelySpam } from './Honeypot.tsx';
import { formMail, sendMail } from './mail.ts';
import { type FieldProblems, validate } from './validate.ts';

/** Idle, submitting, success or error; doubtful if a robot may have filled in the form. */
export interface FormState {
  readonly status: 'idle' | 'doubtful' | 'submitting' | 'success' | 'error';
  readonly problems: FieldProblems;
  /** While the status is error. */
  readonly unsentMail?: FormMail | undefined;
}

const idle: FormState = { status: 'idle', problems: {} };

/** Outside the component, so that the form on the next page knows that a mail is already being sent. */
const pendingMails = new Map<FormKind, PendingMail>();

interface PendingMail {
  readonly mail: FormMail;
  readonly sent: Promise<boolean>;
}

/** The state of a form and its event handlers. The inputs are uncontrolled. */
export function useContactForm(kind: FormKind, service: MailService) {
  const fields = fieldsOf(kind);
  const [state, setState] = useState(idle);
  const patchState = (changes: Partial<FormState>): void => setState((old) => ({ ...old, ...changes }));

  const trackMail = async ({ mail, sent }: PendingMail): Promise<void> => {
    patchState({ status: 'submitting', problems: {}, unsentMail: undefined });
    patchState((await sent) ? { status: 'success' } : { status: 'error', unsentMail: mail });
  };

  useEffect(() => {
    const pending = pendingMails.get(kind);
    if (pending) void trackMail(pending);
  }, [kind]);

  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    const field = fields.find((each) => each === name);
    if (!field) return;
    const checked = state.unsentMail && validate(fields, fieldValuesIn(event.currentTarget));
    const mail = checked?.ok ? formMail(kind, checked.values, new Date()) : state.unsentMail;
    setState((old) => {
      // The form is hidden after success, so this is text from the chat or the calculator, for which it is shown again.
      if (old.status === 'success') return { ...old, status: 'idle' };
      const { [field]: fixed, ...problems } = old.problems;
      // While the form is valid, the mailto link follows its changes.
      return fixed || mail !== old.unsentMail ? { ...old, problems, unsentMail: mail } : old;
    });
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (pendingMails.has(kind)) return;
    const element = event.currentTarget;
    const values = fieldValuesIn(element);
    const checked = validate(fields, values);
    if (!checked.ok) {
      const { problems } = checked;
      flushSync(() => patchState({ status: 'idle', problems }));
      element.querySelector<HTMLElement>('[role="group"]')?.focus(); // the summary
      return;
    }
    if (state.status !== 'doubtful' && isLikelySpam(element)) {
      patchState({ status: 'doubtful', problems: {} });
      return;
    }
    const mail = formMail(kind, checked.values, new Date());
    const sent = sendMail(service.endpoint, mailBody(mail, service)).then((isSent) => {
      pendingMails.delete(kind);
      if (isSent) clearSentForm(kind, values);
      return isSent;
    });
    pendingMails.set(kind, { mail, sent });
    void trackMail({ mail, sent });
  };

  const onSendAnother = (event: MouseEvent<HTMLButtonElement>): void => {
    const { form } = event.currentTarget;
    flushSync(() => patchState({ status: 'idle' }));
    form?.querySelector('input')?.focus();
  };

  return { state, onInput, onSubmit, onSendAnother };
}
