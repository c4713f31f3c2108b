import { useEffect, useRef } from 'react';
import type { FormState } from './state.ts';

interface Props {
  readonly status: FormState['status'];
  readonly success: string;
  readonly error: string;
}

/** What came of the submit. A success takes the focus: the fields it was in are empty now. */
export function FormStatus({ status, success, error }: Props) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (status === 'success') message.current?.focus();
  }, [status]);

  if (status === 'success') {
    return (
      <p ref={message} tabIndex={-1} role="status" className="notice notice-success">
        {success}
      </p>
    );
  }
  if (status === 'error') {
    return (
      <p role="alert" className="notice notice-danger">
        {error}
      </p>
    );
  }
  return null;
}
