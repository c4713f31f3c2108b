import { type InputEvent, type MouseEvent, type SubmitEvent, useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { clearSent } from '../../browser/fill-form.ts';
import { looksLikeRobot } from './Honeypot.tsx';
import { type FormMail, mailBody, type MailService } from '../../vendors/emailjs.ts';
import { type FieldName, fieldsOf, type FormKind } from './form-fields.ts';
import { formMail, sendMail } from './mail.ts';
import { type FieldProblems, validate } from './validate.ts';

/** Idle, submitting, success or error; doubtful when a robot may have filled in the form. */
export interface FormState {
  readonly status: 'idle' | 'doubtful' | 'submitting' | 'success' | 'error';
  readonly problems: FieldProblems;
  /** The mail that could not be sent, while the status is error. */
  readonly unsent?: FormMail | undefined;
}

type FormEvent =
  | { readonly type: 'refused'; readonly problems: FieldProblems }
  | { readonly type: 'doubted' }
  | { readonly type: 'sending' }
  | { readonly type: 'sent' }
  | { readonly type: 'again' }
  | { readonly type: 'failed'; readonly mail: FormMail }
  | { readonly type: 'edited'; readonly field: FieldName; readonly mail?: FormMail | undefined };

const idle: FormState = { status: 'idle', problems: {} };

function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'refused':
      return { ...state, status: 'idle', problems: event.problems };
    case 'doubted':
      return { ...state, status: 'doubtful', problems: {} };
    case 'sending':
      return { ...state, status: 'submitting', problems: {} };
    case 'sent':
      return { ...state, status: 'success', unsent: undefined };
    case 'again':
      return { ...state, status: 'idle' };
    case 'failed':
      return { ...state, status: 'error', unsent: event.mail };
    case 'edited': {
      // After success only the chat or the calculator can write: their text brings the form back.
      if (state.status === 'success') return { ...state, status: 'idle' };
      const { [event.field]: fixed, ...problems } = state.problems;
      // The mailto link follows the form while that is valid.
      const unsent = event.mail;
      return fixed || unsent !== state.unsent ? { ...state, problems, unsent } : state;
    }
  }
}

/** Kept outside the component, so that the form on the next page knows a mail is already on its way. */
const inFlight = new Map<FormKind, Sending>();

interface Sending {
  readonly mail: FormMail;
  readonly isSent: Promise<boolean>;
}

/** The state of a form and its event handlers. The inputs are uncontrolled. */
export function useContactForm(kind: FormKind, service: MailService) {
  const fields = fieldsOf(kind);
  const [state, dispatch] = useReducer(formReducer, idle);

  const follow = async ({ mail, isSent }: Sending): Promise<void> => {
    dispatch({ type: 'sending' });
    dispatch((await isSent) ? { type: 'sent' } : { type: 'failed', mail });
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
    dispatch({ type: 'edited', field, mail });
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (inFlight.has(kind)) return;
    const element = event.currentTarget;
    const values = valuesOf(element, fields);
    const checked = validate(fields, values);
    if (!checked.ok) {
      const { problems } = checked;
      flushSync(() => dispatch({ type: 'refused', problems }));
      element.querySelector<HTMLElement>('[role="group"]')?.focus(); // the summary
      return;
    }
    if (state.status !== 'doubtful' && looksLikeRobot(element)) {
      dispatch({ type: 'doubted' });
      return;
    }
    const mail = formMail(kind, checked.values, new Date());
    const isSent = sendMail(service.endpoint, mailBody(mail, service)).then((sent) => {
      inFlight.delete(kind);
      if (sent) clearSent(kind, values);
      return sent;
    });
    inFlight.set(kind, { mail, isSent });
    void follow({ mail, isSent });
  };

  const onAnother = (event: MouseEvent<HTMLButtonElement>): void => {
    const { form } = event.currentTarget;
    flushSync(() => dispatch({ type: 'again' }));
    form?.querySelector('input')?.focus();
  };

  return { state, onInput, onSubmit, onAnother };
}

function valuesOf(form: HTMLFormElement, fields: readonly FieldName[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')]));
}
