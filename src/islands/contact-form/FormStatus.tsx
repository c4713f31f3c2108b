import { useEffect, useId, useRef } from 'react';
import type { FormState } from './state.ts';

interface Props {
  readonly status: FormState['status'];
  /** `next` says what happens after success, `otherwise` how else to reach the company after an error. */
  readonly strings: Readonly<Record<'success' | 'next' | 'error' | 'otherwise', string>>;
}

/**
 * What came of the submit. It takes the focus, which the disabled button has lost (to the page's `main` after a double
 * click), and so comes into view: below a long form on a small screen a failure was out of sight. A visitor who is busy
 * elsewhere by then, in the chat for instance, is left alone.
 */
export function FormStatus({ status, strings }: Props) {
  const message = useRef<HTMLParagraphElement>(null);
  const nextId = useId();
  useEffect(() => {
    const [focused, form] = [document.activeElement, message.current?.closest('form')];
    if (form?.contains(focused) || focused?.contains(form ?? null)) message.current?.focus();
  }, [status]);

  if (status === 'success') {
    return (
      <div className="notice">
        <p
          ref={message}
          tabIndex={-1}
          role="status"
          aria-describedby={nextId}
          className="text-lead font-bold"
        >
          {strings.success}
        </p>
        <p id={nextId} className="mt-1">
          {strings.next}
        </p>
      </div>
    );
  }
  if (status === 'error') {
    return (
      <div className="notice notice-danger">
        <p ref={message} tabIndex={-1} role="alert" aria-describedby={nextId}>
          {strings.error}
        </p>
        <p id={nextId} className="mt-1">
          {strings.otherwise}
        </p>
      </div>
    );
  }
  return null;
}
