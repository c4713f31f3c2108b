import { expect, it } from 'vitest';
import { mailServiceOf } from './emailjs.ts';

it('mailServiceOf uses the site’s own address if there are no keys', () => {
  expect(mailServiceOf({}, '').endpoint).toBe('/api/v1.0/email/send');
});

it('mailServiceOf uses EmailJS with its keys', () => {
  const environment = {
    PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
    PUBLIC_EMAILJS_SERVICE_ID: 'service',
    PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  };
  expect(mailServiceOf(environment, 'hello@example.com')).toEqual({
    endpoint: 'https://api.emailjs.com/api/v1.0/email/send',
    keys: { service_id: 'service', template_id: 'template', user_id: 'key' },
    to: 'hello@example.com',
  });
});
