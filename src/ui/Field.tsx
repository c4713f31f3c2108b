import type { HTMLInputTypeAttribute } from 'react';

interface Props {
  /** Also the id of the input, so it must be unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly type?: HTMLInputTypeAttribute | 'textarea';
  readonly autoComplete?: string;
  readonly required?: boolean;
  /** Prevents changes to the text; unlike a disabled input, it keeps the focus. */
  readonly readOnly?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A labelled input. The one place that ties label, hint, error and input together. */
export function Field({
  name,
  label,
  type = 'text',
  autoComplete,
  required = false,
  readOnly,
  hint,
  error,
}: Props) {
  const errorId = `${name}-error`;
  const shared = {
    id: name,
    name,
    required,
    readOnly,
    autoComplete,
    className: 'field-input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label
        className="flex flex-wrap items-baseline justify-between gap-x-3 text-small font-bold"
        htmlFor={name}
      >
        <span>{label}</span>
        {hint && <span className="text-label font-normal text-ink-soft">{hint}</span>}
      </label>
      {type === 'textarea' ? <textarea {...shared} rows={3} /> : <input {...shared} type={type} />}
      {error && (
        <p id={errorId} className="text-label text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
