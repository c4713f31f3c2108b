import { fieldNames, type FormValues, specOf } from '../islands/contact-form/fields.ts';
import type { MailService } from '../services/mail/emailjs.ts';

const person = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  email: 'asa@example.se',
  company: 'Öbergs Rör AB',
  phone: '031-12 34 56',
  message: 'The phone rings\nall day.',
};

/** What its type and limit allow in every field, those included that an owner adds. */
export const exampleValues = Object.fromEntries(
  fieldNames.map((name) => {
    const { type, limit } = specOf(name);
    return [name, type === 'email' ? 'a@b.example' : `some ${name}`.slice(0, limit).trim()];
  }),
);

/** A filled-in contact form; fields that an owner adds are filled in too. */
export const typed: FormValues & typeof person = {
  ...(exampleValues as FormValues),
  ...person,
};

export const mail: MailService = {
  endpoint: '/api/v1.0/email/send',
  keys: { service_id: 'service_1', template_id: 'template_2', user_id: 'public_3' },
  to: 'hello@example.com',
};
