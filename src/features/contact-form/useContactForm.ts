import { type InputEvent, type MouseEvent, type SubmitEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { clearSentForm } from '../../browser/update-form.ts';
import { looksLikeRobot } from './Honeypot.tsx';
import { type FormMail, mailBody, type MailService } from '../../vendors/emailjs.ts';
import { type FieldName, fieldsOf, type FormKind } from './form-fields.ts';
import { formMail, sendMail } from './mail.ts';
import { type FieldProblems, validate } from './validate.ts';

/** Idle, submitting, success or error; doubtful if a robot may have filled in the form. */
export interface FormState {
  readonly status: 'idle' | 'doubtful' | 'submitting' | 'success' | 'error';
  readonly problems: FieldProblems;
  /** The unsent mail, while the status is error. */
  readonly unsent?: FormMail | undefined;
}

const idle: FormState = { status: 'idle', problems: {} };

/** Kept outside the component, so that the form on the next page knows a mail is already on its way. */
const inFlight = new Map<FormKind, Sending>();

interface Sending {
  readonly mail: FormMail;
  readonly isSent: Promise<boolean>;
}

/** The state of a form and its event handlers. The inputs are uncontrolled. */
export function useContactForm(kind: FormKind, service: MailService) {
  const fields = fieldsOf(kind);
  const [state, setState] = useState(idle);
  const change = (changes: Partial<FormState>): void => setState((old) => ({ ...old, ...changes }));

  const follow = async ({ mail, isSent }: Sending): Promise<void> => {
    change({ status: 'submitting', problems: {} });
    change((await isSent) ? { status: 'success', unsent: undefined } : { status: 'error', unsent: mail });
  };

  useEffect(() => {
    const sending = inFlight.get(kind);
    if (sending) void follow(sending);
  }, [kind]);

  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    const field = fields.find((each) => each === name);
    if (!field) return;
    const checked = state.unsent && validate(fields, valuesOf(event.currentTarget, fields));
    const mail = checked?.ok ? formMail(kind, checked.values, new Date()) : state.unsent;
    setState((old) => {
      // After success only the chat or the calculator can add text, which shows the form again.
      if (old.status === 'success') return { ...old, status: 'idle' };
      const { [field]: fixed, ...problems } = old.problems;
      // While the form is valid, the mailto link follows its changes.
      return fixed || mail !== old.unsent ? { ...old, problems, unsent: mail } : old;
    });
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (inFlight.has(kind)) return;
    const element = event.currentTarget;
    const values = valuesOf(element, fields);
    const checked = validate(fields, values);
    if (!checked.ok) {
      const { problems } = checked;
      flushSync(() => change({ status: 'idle', problems }));
      element.querySelector<HTMLElement>('[role="group"]')?.focus(); // the summary
      return;
    }
    if (state.status !== 'doubtful' && looksLikeRobot(element)) {
      change({ status: 'doubtful', problems: {} });
      return;
    }
    const mail = formMail(kind, checked.values, new Date());
    const isSent = sendMail(service.endpoint, mailBody(mail, service)).then((sent) => {
      inFlight.delete(kind);
      if (sent) clearSentForm(kind, values);
      return sent;
    });
    inFlight.set(kind, { mail, isSent });
    void follow({ mail, isSent });
  };

  const onAnother = (event: MouseEvent<HTMLButtonElement>): void => {
    const { form } = event.currentTarget;
    flushSync(() => change({ status: 'idle' }));
    form?.querySelector('input')?.focus();
  };

  return { state, onInput, onSubmit, onAnother };
}

function valuesOf(form: HTMLFormElement, fields: readonly FieldName[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')]));
}
