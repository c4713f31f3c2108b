import type { HTMLInputTypeAttribute } from 'react';

export interface FieldProps {
  /** Also the id of the input, so one per page. */
  readonly name: string;
  readonly label: string;
  readonly type?: HTMLInputTypeAttribute | 'textarea';
  readonly autoComplete?: string;
  readonly required?: boolean;
  /** Beside the label, such as "optional". */
  readonly hint?: string | undefined;
}

/** A labelled input. The one place that ties label, hint and input together. */
export function Field({ name, label, type = 'text', autoComplete, required = false, hint }: FieldProps) {
  const shared = { id: name, name, required, autoComplete, className: 'field-input' };
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        <span>{label}</span>
        {hint && <span className="field-hint">{hint}</span>}
      </label>
      {type === 'textarea' ? <textarea {...shared} rows={4} /> : <input {...shared} type={type} />}
    </div>
  );
}
