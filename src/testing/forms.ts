import { fieldNames, type FormValues } from '@/islands/contact-form/fields.ts';
import type { MailService } from '@/mail/providers.ts';

const person = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  email: 'asa@example.se',
  company: 'Öbergs Rör AB',
  phone: '031-12 34 56',
  message: 'The phone rings\nall day.',
};

/** A filled-in contact form; fields that an owner adds are filled in too. */
export const typed: FormValues & typeof person = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, `some ${name}`])) as FormValues),
  ...person,
};

export const mail: MailService = {
  provider: 'emailjs',
  endpoint: '/api/v1.0/email/send',
  keys: { service_id: 'service_1', template_id: 'template_2', user_id: 'public_3' },
  to: 'hello@example.com',
};
