/** EmailJS sends the forms' mails: the browser posts to it, and a template in the owner's account builds the mail. */

import type { DataRecipient } from './data-recipient.ts';
import type { Environment } from './environment.ts';

/** As named in the privacy policy. */
export const mailProvider: DataRecipient & { readonly company: string } = {
  name: 'EmailJS',
  company: 'EmailJS Pte. Ltd.',
  countries: ['SG'],
};

/** The environment variables with the keys of each request, by their names in the request. */
const variables = {
  service_id: 'PUBLIC_EMAILJS_SERVICE_ID',
  template_id: 'PUBLIC_EMAILJS_TEMPLATE_ID',
  user_id: 'PUBLIC_EMAILJS_PUBLIC_KEY',
} as const;

export const mailVariables: readonly string[] = Object.values(variables);

/** Where the local server receives mails while EmailJS is not set up. */
export const localMailPath = '/api/v1.0/email/send';

const endpoint = 'https://api.emailjs.com/api/v1.0/email/send';

/** How a form reaches EmailJS; passed to islands as a prop. */
export interface MailService {
  readonly endpoint: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly to: string;
}

export interface FormMail {
  readonly subject: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
  /** The mail's texts by field; none is empty. */
  readonly fields: Readonly<Record<string, string>>;
  readonly timestamp: string;
}

/** True if the environment has all keys; an empty value counts as unset. */
export function hasMailKeys(environment: Environment): boolean {
  return mailVariables.every((name) => environment[name]);
}

/** How to reach EmailJS, or the local server if any of its keys is missing. */
export function mailServiceOf(environment: Environment, to: string): MailService {
  const isHosted = hasMailKeys(environment);
  const keys = Object.entries(variables).map(([name, variable]) => [
    name,
    isHosted ? String(environment[variable]) : 'local',
  ]);
  return {
    endpoint: isHosted ? endpoint : localMailPath,
    keys: Object.fromEntries(keys) as Record<string, string>,
    to,
  };
}

export function mailBody(mail: FormMail, { keys, to }: MailService): unknown {
  // The text of the mail contains every field, and the template has separate parameters for these two.
  const { company, phone } = mail.fields;
  return {
    ...keys,
    template_params: {
      company,
      phone,
      to_email: to,
      from_name: mail.name,
      from_email: mail.email,
      message: mail.text,
      subject: mail.subject,
      timestamp: mail.timestamp,
    },
  };
}
