import { type InputEvent, type SubmitEvent, useReducer, useRef } from 'react';
import { honeypot, looksLikeRobot } from './bots.ts';
import type { FieldName } from './fields.ts';
import { type FormKind, mailRequest, type MailService } from './request.ts';
import { sendMail } from './send.ts';
import { formReducer, idle } from './state.ts';
import { validate } from './validate.ts';

interface Options {
  readonly kind: FormKind;
  readonly fields: readonly FieldName[];
  readonly mail: MailService;
}

/** The form's state and what its events do. The inputs keep their own values: React never owns them. */
export function useContactForm({ kind, fields, mail }: Options) {
  const [state, dispatch] = useReducer(formReducer, idle);
  const isSending = useRef(false);

  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    const field = fields.find((known) => known === name);
    if (field) dispatch({ type: 'edited', field });
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isSending.current) return;
    const checked = validate(fields, valuesOf(element, fields));
    if (!checked.ok) {
      dispatch({ type: 'refused', problems: checked.problems });
      return;
    }
    isSending.current = true;
    dispatch({ type: 'sending' });
    const trap = new FormData(element).get(honeypot);
    const robot = looksLikeRobot(String(trap ?? ''), ageOf(element), 'restored' in element.dataset);
    const sent =
      robot || (await sendMail(mail.endpoint, mailRequest(kind, checked.values, mail, new Date())));
    isSending.current = false;
    if (sent) element.reset();
    dispatch({ type: sent ? 'sent' : 'failed' });
  };

  return { state, onInput, onSubmit };
}

function valuesOf(form: HTMLFormElement, fields: readonly FieldName[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')]));
}

/** Milliseconds since the form's island was shown; the hydration directive notes when that was. */
function ageOf(form: HTMLFormElement): number {
  const shownAt = form.closest<HTMLElement>('[data-shown-at]')?.dataset['shownAt'];
  return performance.now() - Number(shownAt ?? 0);
}
