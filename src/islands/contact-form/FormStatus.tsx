import { useEffect, useId, useRef } from 'react';
import type { FormState } from './state.ts';

interface Props {
  readonly status: FormState['status'];
  readonly success: string;
  /** What happens after that, and who will write. */
  readonly next: string;
  readonly error: string;
}

/**
 * What came of the submit. It takes the focus, which the disabled button has lost (to the page's `main` after a double
 * click), and so comes into view: below a long form on a small screen a failure was out of sight. A visitor who is busy
 * elsewhere by then, in the chat for instance, is left alone.
 */
export function FormStatus({ status, success, next, error }: Props) {
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
          {success}
        </p>
        <p id={nextId} className="mt-1">
          {next}
        </p>
      </div>
    );
  }
  if (status === 'error') {
    return (
      <p ref={message} tabIndex={-1} role="alert" className="notice notice-danger">
        {error}
      </p>
    );
  }
  return null;
}
