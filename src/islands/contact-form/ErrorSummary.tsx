import { useEffect, useRef } from 'react';
import type { FieldErrors } from './problem-texts.ts';

interface Props {
  readonly title: string;
  readonly errors: FieldErrors;
  /** Changes with each refused submit: the summary takes the focus then. */
  readonly refused: number;
}

/** What is wrong, above the form, with a link to each field. */
export function ErrorSummary({ title, errors, refused }: Props) {
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
