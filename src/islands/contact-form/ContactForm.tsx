import { Field } from '../shared/Field.tsx';
import { type FieldName, fieldSpecs } from './fields.ts';

export interface ContactFormProps {
  /** The fields to show, in order: the launch form has no message. */
  readonly fields: readonly FieldName[];
  readonly labels: Readonly<Record<FieldName, string>>;
  readonly strings: {
    readonly submit: string;
    readonly optional: string;
    readonly privacy: string;
    readonly privacyLink: string;
  };
  readonly privacyHref: string;
}

/** The form of the contact section and of the launch page (spec section 2). */
export function ContactForm({ fields, labels, strings, privacyHref }: ContactFormProps) {
  return (
    <form className="flex flex-col gap-5" method="post">
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map((name) => (
          <div key={name} className={fieldSpecs[name].wide ? 'sm:col-span-2' : undefined}>
            <Field
              name={name}
              label={labels[name]}
              type={fieldSpecs[name].type}
              autoComplete={fieldSpecs[name].autoComplete}
              required={fieldSpecs[name].required}
              hint={fieldSpecs[name].required ? undefined : strings.optional}
            />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" className="button button-primary min-w-[9rem]">
          {strings.submit}
        </button>
        <p className="text-label text-ink-soft">
          {strings.privacy}{' '}
          <a className="text-link" href={privacyHref}>
            {strings.privacyLink}
          </a>
        </p>
      </div>
    </form>
  );
}
