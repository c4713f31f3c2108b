import { expect, it } from 'vitest';
import { mailServiceOf } from './emailjs.ts';

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
