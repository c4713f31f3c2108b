import type { FormKind } from './field-specs.ts';
import { type FieldName, type FormValues, specOf } from './fields.ts';
import { mailText } from './mail-text.ts';

/** How to reach the hosted e-mail service (docs/decisions/010). */
export interface MailService {
  /** Where to POST. */
  readonly endpoint: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  /** Where the mail goes. */
  readonly toEmail: string;
}

/** Which form was sent, as the agency sees it in the subject. */
const subjects: Readonly<Record<FormKind, string>> = {
  contact: 'New contact request',
  launch: 'New AI agent sign-up',
};

/**
 * The JSON body of the call to the e-mail service (spec sections 3 and 7).
 *
 * @param at when the form was submitted
 */
export function mailRequest(kind: FormKind, values: FormValues, mail: MailService, at: Date) {
  const { firstName, lastName, email, message: _, ...others } = values;
  const name = `${firstName} ${lastName}`;
  const timestamp = at.toISOString();
  return {
    service_id: mail.serviceId,
    template_id: mail.templateId,
    user_id: mail.publicKey,
    template_params: {
      to_email: mail.toEmail,
      from_name: name,
      from_email: email,
      ...filled(others),
      message: mailText(values, timestamp),
      subject: `${subjects[kind]}: ${name}, ${values.company}`,
      timestamp,
    },
  };
}

/** The fields by their names, with what the mail says of empty ones. */
function filled<Name extends FieldName>(values: Readonly<Record<Name, string>>): Record<Name, string> {
  const entries = (Object.keys(values) as Name[]).map((name) => [
    name,
    values[name] || specOf(name).mail.empty,
  ]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
