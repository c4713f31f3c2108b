import { expect, it } from 'vitest';
import { mailServiceOf } from './emailjs.ts';
import { chatServiceOf } from './supabase.ts';

it('mail and chat use the site’s own address if there are no keys', () => {
  expect(mailServiceOf({}, '').endpoint).toBe('/api/v1.0/email/send');
  expect(chatServiceOf({})).toEqual({ url: '/functions/v1', anonKey: '' });
});

it('mail and chat are EmailJS and Supabase with their keys', () => {
  const mail = {
    PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
    PUBLIC_EMAILJS_SERVICE_ID: 'service',
    PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  };
  expect(mailServiceOf(mail, 'hello@example.com')).toEqual({
    endpoint: 'https://api.emailjs.com/api/v1.0/email/send',
    keys: { service_id: 'service', template_id: 'template', user_id: 'key' },
    to: 'hello@example.com',
  });
  // People copy the address with a slash.
  const chat = { PUBLIC_SUPABASE_URL: 'https://abc.supabase.co/', PUBLIC_SUPABASE_ANON_KEY: 'anon' };
  expect(chatServiceOf(chat)).toEqual({ url: 'https://abc.supabase.co/functions/v1', anonKey: 'anon' });
});
