import { mailBody, type MailService } from '../../services/mail/emailjs.ts';
import type { FormKind } from './field-specs.ts';
import type { FormValues } from './fields.ts';
import { mailText } from './mail-text.ts';

/** Which form was sent, as the agency sees it in the subject. */
const subjects: Readonly<Record<FormKind, string>> = {
  contact: 'New contact request',
  launch: 'New AI agent sign-up',
};

/**
 * The JSON body of the call to the mail service.
 *
 * @param at when the form was submitted
 */
export function mailRequest(kind: FormKind, values: FormValues, service: MailService, at: Date): unknown {
  const name = `${values.firstName} ${values.lastName}`;
  const timestamp = at.toISOString();
  return mailBody(
    {
      subject: `${subjects[kind]}: ${name}, ${values.company}`,
      text: mailText(values, timestamp),
      name,
      email: values.email,
      fields: values,
      timestamp,
    },
    service,
  );
}
