import { expect, it } from 'vitest';
import { mailBody, mailServiceOf } from './emailjs.ts';

const environment = {
  PUBLIC_EMAILJS_SERVICE_ID: 's',
  PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
};
const hosted = 'https://api.emailjs.com/api/v1.0/email/send';
const local = '/api/v1.0/email/send';

it.each([
  ['EmailJS with all keys', environment, hosted],
  [
    'another address',
    { ...environment, PUBLIC_EMAILJS_ENDPOINT: 'https://mail.example' },
    'https://mail.example',
  ],
  ['this machine without keys', {}, local],
  ['this machine with an empty key', { ...environment, PUBLIC_EMAILJS_TEMPLATE_ID: '' }, local],
])('mails go to %s', (_where, variables, endpoint) => {
  expect(mailServiceOf(variables, 'hello@example.com').endpoint).toBe(endpoint);
});

it('a request holds the parameters of the specification; added fields are in its message', () => {
  const mail = {
    subject: 'New contact request: Åsa Öberg, Rör AB',
    text: 'Name: Åsa Öberg',
    name: 'Åsa Öberg',
    email: 'asa@example.se',
    fields: { lastName: 'Öberg', company: 'Rör AB', phone: '', budget: 'SEK 5' },
    timestamp: '2026-11-20T14:32:05.678Z',
  };
  expect(mailBody(mail, mailServiceOf(environment, 'hello@example.com'))).toStrictEqual({
    service_id: 's',
    template_id: 't',
    user_id: 'k',
    template_params: {
      to_email: 'hello@example.com',
      from_name: 'Åsa Öberg',
      from_email: 'asa@example.se',
      company: 'Rör AB',
      phone: 'Not provided',
      message: mail.text,
      subject: mail.subject,
      timestamp: mail.timestamp,
    },
  });
});
