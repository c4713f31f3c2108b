import { withErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Field } from '../../ui/Field.tsx';
import type { MailService } from '../../vendors/emailjs.ts';
import {
  type FieldName,
  fieldsOf,
  type FormKind,
  type FormStrings,
  isRequired,
  specOf,
} from './form-fields.ts';
import { ErrorSummary, FormStatus } from './FormMessages.tsx';
import { Honeypot } from './Honeypot.tsx';
import { useContactForm } from './useContactForm.ts';
import { problemTexts } from './validate.ts';

interface Props {
  readonly kind: FormKind;
  readonly strings: FormStrings;
  readonly optionalLabel: string;
  readonly privacyHref: string;
  readonly service: MailService;
}

const stickyBar =
  'sticky bottom-[var(--banner-room,0rem)] z-raised border-t border-line bg-surface py-3 [@media(max-height:30rem)]:static';
const aboveBar = '[&_.field-input]:scroll-mb-[calc(var(--banner-room,0rem)+6rem)]';

export const ContactForm = withErrorBoundary(ContactFormView);

function ContactFormView({ kind, strings, optionalLabel, privacyHref, service }: Props) {
  const { state, onInput, onSubmit, onSendAnother } = useContactForm(kind, service);
  const errors = problemTexts(state.problems, strings.errors);
  const isSubmitting = state.status === 'submitting';
  const hasErrors = Object.keys(errors).length > 0;

  return (
    <form
      data-draft={kind}
      data-hj-suppress=""
      method="post"
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {/* Hidden after sending, not removed: the chat and the calculator may add to it. */}
      <div className={state.status === 'success' ? 'hidden' : 'flex flex-col gap-5'}>
        <ErrorSummary title={strings.summary} labels={strings} errors={errors} />
        <div className={`grid grid-cols-2 items-end gap-x-4 gap-y-3.5 sm:gap-5 ${hasErrors ? aboveBar : ''}`}>
          {fieldsOf(kind).map((name) => (
            <div key={name} className={columnsOf(name)}>
              <Field
                name={name}
                label={strings[name]}
                type={specOf(name).type}
                autoComplete={specOf(name).autoComplete ?? 'off'}
                required={isRequired(name)}
                readOnly={isSubmitting}
                hint={isRequired(name) ? undefined : optionalLabel}
                error={errors[name]}
              />
            </div>
          ))}
        </div>
        <Honeypot />
        <div className={hasErrors ? 'contents' : 'flex flex-wrap items-center gap-x-6 gap-y-3'}>
          {/* Stays in view while fields are corrected, and never covers the focused one. */}
          <div className={hasErrors ? stickyBar : undefined}>
            <button type="submit" className="button button-primary min-w-36" disabled={isSubmitting}>
              {isSubmitting ? strings.sending : strings.submit}
            </button>
          </div>
          <p className="text-label text-ink-soft">
            {strings.privacy}{' '}
            <a className="text-link" href={privacyHref}>
              {strings.privacyLink}
            </a>
          </p>
        </div>
      </div>
      <FormStatus state={state} to={service.to} strings={strings} onSendAnother={onSendAnother} />
    </form>
  );
}

/** A single field in the last row spans the row. */
function columnsOf(name: FieldName): string {
  const { full, half } = specOf(name);
  if (full) return 'col-span-2';
  return half ? 'last:odd:col-span-2' : 'max-sm:col-span-2';
}
