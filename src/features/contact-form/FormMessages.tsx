import { type MouseEventHandler, useEffect, useId, useRef, useState } from 'react';
import { type FieldName, fieldNames, type FormStrings } from './form-fields.ts';
import { mailtoOf } from './mail.ts';
import type { FormState } from './useContactForm.ts';
import type { FieldErrors } from './validate.ts';

interface SummaryProps {
  readonly title: string;
  readonly labels: Readonly<Record<FieldName, string>>;
  readonly errors: FieldErrors;
}

/** Links to the invalid fields, above the form, which are focused when a submit is refused. Each field shows its own error. */
export function ErrorSummary({ title, labels, errors }: SummaryProps) {
  const [titleId, listId] = [useId(), useId()];
  const invalid = fieldNames.filter((name) => errors[name]);
  if (invalid.length === 0) return null;
  return (
    // Not an alert: since it is focused, it would be read twice.
    <div
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={listId}
      className="notice notice-danger flex flex-wrap gap-x-4"
    >
      <p id={titleId} className="font-bold">
        {title}
      </p>
      <ul id={listId} className="flex flex-wrap gap-x-4 gap-y-1.5">
        {invalid.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="underline underline-offset-4"
              onClick={(event) => {
                // Focus the field itself; do not change the address.
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {labels[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StatusProps {
  readonly state: FormState;
  readonly to: string;
  readonly strings: FormStrings;
  readonly onSendAnother: MouseEventHandler<HTMLButtonElement>;
}

/**
 * Focuses the result, which scrolls it into view, if the disabled button has lost the focus. If the focus is elsewhere, the
 * result is announced instead.
 */
export function FormStatus({ state: { status, unsentMail }, to, strings, onSendAnother }: StatusProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const [announced, setAnnounced] = useState('');
  const nextId = useId();
  const result = status === 'idle' || status === 'submitting' ? undefined : status;
  const text = result ? strings[result] : '';
  /** Opens the unsent mail in the visitor's own mail program. */
  const mailLink = result === 'error' && unsentMail && mailtoOf(unsentMail, to);
  useEffect(() => {
    const [focused, form] = [document.activeElement, message.current?.closest('form')];
    const isHere = form?.contains(focused) || focused?.contains(form ?? null);
    if (isHere) message.current?.focus();
    setAnnounced(isHere ? '' : text);
  }, [text]);

  return (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {result && (
        <div className={result === 'success' ? 'notice' : 'notice notice-danger mt-4'}>
          <p
            ref={message}
            tabIndex={-1}
            aria-describedby={nextId}
            className={result === 'success' ? 'text-lead font-bold' : undefined}
          >
            {text}
          </p>
          <p id={nextId} className="mt-1">
            {{ success: strings.next, error: strings.errorHint, doubtful: strings.doubtfulHint }[result]}
          </p>
          {result === 'success' && (
            <button type="button" className="button button-secondary mt-4" onClick={onSendAnother}>
              {strings.another}
            </button>
          )}
          {result === 'doubtful' && (
            <button type="submit" className="button button-secondary mt-3">
              {strings.sendAnyway}
            </button>
          )}
          {mailLink && (
            <p className="mt-1">
              <a className="text-link" href={mailLink.href}>
                {strings.mailLink}
              </a>{' '}
              {mailLink.isCut && <span>{strings.mailCut}</span>}
            </p>
          )}
        </div>
      )}
    </>
  );
}
