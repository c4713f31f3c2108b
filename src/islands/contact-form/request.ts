import type { FormValues } from './validate.ts';

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

/** Which form was sent; the agency sees it in the subject. */
export type FormKind = 'contact' | 'launch';

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
  const name = `${values.firstName} ${values.lastName}`;
  const phone = values.phone || 'Not provided';
  const timestamp = at.toISOString();
  return {
    service_id: mail.serviceId,
    template_id: mail.templateId,
    user_id: mail.publicKey,
    template_params: {
      to_email: mail.toEmail,
      from_name: name,
      from_email: values.email,
      company: values.company,
      phone,
      message: [
        `Name: ${name}`,
        `Email: ${values.email}`,
        `Company: ${values.company}`,
        `Phone: ${phone}`,
        '',
        'Message:',
        values.message || 'No additional message provided',
        '',
        `Submitted: ${timestamp}`,
      ].join('\n'),
      subject: `${subjects[kind]}: ${name}, ${values.company}`,
      timestamp,
    },
  };
}
