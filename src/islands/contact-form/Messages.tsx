import { useEffect, useId, useRef } from 'react';
import type { FormState } from './useContactForm.ts';
import type { FieldErrors } from './validate.ts';

interface SummaryProps {
  readonly title: string;
  readonly errors: FieldErrors;
  /** Changes with each refused submit: the summary takes the focus then. */
  readonly refused: number;
}

/** What is wrong, above the form, with a link to each field. */
export function ErrorSummary({ title, errors, refused }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused > 0) box.current?.focus();
  }, [refused]);

  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="notice notice-danger">
      <p className="font-bold">{title}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {entries.map(([name, error]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="underline underline-offset-4"
              onClick={(event) => {
                // Focus the field itself; the address stays as it is.
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StatusProps {
  readonly status: FormState['status'];
  /** `next` says what happens after success, `otherwise` how else to reach the company after an error. */
  readonly strings: Readonly<Record<'success' | 'next' | 'error' | 'otherwise', string>>;
}

/**
 * The result of the submit. It takes the focus, which the disabled button has lost (to the page's `main` after a double
 * click), and so comes into view: below a long form on a small screen a failure was out of sight. The focus of a visitor
 * who has moved elsewhere, such as into the chat, stays there.
 */
export function FormStatus({ status, strings }: StatusProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const nextId = useId();
  useEffect(() => {
    const [focused, form] = [document.activeElement, message.current?.closest('form')];
    if (form?.contains(focused) || focused?.contains(form ?? null)) message.current?.focus();
  }, [status]);

  if (status !== 'success' && status !== 'error') return null;
  const hasFailed = status === 'error';
  return (
    <div className={hasFailed ? 'notice notice-danger' : 'notice'}>
      <p
        ref={message}
        tabIndex={-1}
        role={hasFailed ? 'alert' : 'status'}
        aria-describedby={nextId}
        className={hasFailed ? undefined : 'text-lead font-bold'}
      >
        {strings[status]}
      </p>
      <p id={nextId} className="mt-1">
        {hasFailed ? strings.otherwise : strings.next}
      </p>
    </div>
  );
}
