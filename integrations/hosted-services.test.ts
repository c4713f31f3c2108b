import type { MailProviderId } from '../src/mail/providers.ts';
import { describe, expect, it } from 'vitest';
import { checkServices, serviceNotice } from './hosted-services.ts';

const mail = {
  PUBLIC_EMAILJS_SERVICE_ID: 's',
  PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
};
const chat = { PUBLIC_SUPABASE_URL: 'https://abc.supabase.co', PUBLIC_SUPABASE_ANON_KEY: 'a' };

const chosen = (provider: MailProviderId) => ({ mailService: { provider }, analytics: ['hotjar' as const] });

describe('checkServices', () => {
  it('refuses the id of a vendor that the texts would not name', () => {
    expect(() => checkServices({ PUBLIC_HOTJAR_SITE_ID: '7' }, chosen('emailjs'))).not.toThrow();
    expect(() => checkServices({ PUBLIC_GA_MEASUREMENT_ID: 'G-1' }, chosen('emailjs'))).toThrow(
      'PUBLIC_GA_MEASUREMENT_ID: "analytics" of content/site.json does not name "googleAnalytics".',
    );
  });

  it.each([
    ['nothing', {}],
    ['empty variables', { PUBLIC_EMAILJS_PUBLIC_KEY: '', PUBLIC_SUPABASE_URL: '' }],
    ['mail alone', mail],
    ['the chat alone', chat],
    [
      'both, and another address for mail',
      { ...mail, ...chat, PUBLIC_EMAILJS_ENDPOINT: 'https://x.example' },
    ],
  ])('accepts %s', (_what, environment) => {
    expect(() => checkServices(environment, chosen('emailjs'))).not.toThrow();
  });

  it.each([
    [
      { PUBLIC_EMAILJS_PUBLIC_KEY: 'k' },
      'PUBLIC_EMAILJS_PUBLIC_KEY: set PUBLIC_EMAILJS_SERVICE_ID and PUBLIC_EMAILJS_TEMPLATE_ID too, or none of them.',
    ],
    [
      { ...mail, PUBLIC_EMAILJS_TEMPLATE_ID: '' },
      'PUBLIC_EMAILJS_SERVICE_ID and PUBLIC_EMAILJS_PUBLIC_KEY: set PUBLIC_EMAILJS_TEMPLATE_ID too, or none of them.',
    ],
    [
      { PUBLIC_EMAILJS_ENDPOINT: 'https://x.example' },
      'PUBLIC_EMAILJS_ENDPOINT: set PUBLIC_EMAILJS_SERVICE_ID and PUBLIC_EMAILJS_TEMPLATE_ID and PUBLIC_EMAILJS_PUBLIC_KEY too, or none of them.',
    ],
    [
      { PUBLIC_SUPABASE_URL: 'https://abc.supabase.co' },
      'PUBLIC_SUPABASE_URL: set PUBLIC_SUPABASE_ANON_KEY too, or none of them.',
    ],
    [
      { PUBLIC_SUPABASE_ANON_KEY: 'a' },
      'PUBLIC_SUPABASE_ANON_KEY: set PUBLIC_SUPABASE_URL too, or none of them.',
    ],
  ])('refuses %j', (environment, message) => {
    expect(() => checkServices(environment, chosen('emailjs'))).toThrow(new Error(message));
  });

  it('asks the webhook for its address only, and refuses the variables of another service', () => {
    const environment = { PUBLIC_MAIL_WEBHOOK_URL: 'https://hook.example' };
    expect(() => checkServices(environment, chosen('webhook'))).not.toThrow();
    expect(() => checkServices(environment, chosen('emailjs'))).toThrow(
      'PUBLIC_MAIL_WEBHOOK_URL: the mail service of content/site.json is "emailjs".',
    );
    expect(() => checkServices({ ...environment, ...mail }, chosen('webhook'))).toThrow(
      'Set "provider" there to "emailjs"',
    );
    expect(serviceNotice(chat, 'webhook')).toContain('Set PUBLIC_MAIL_WEBHOOK_URL.');
  });

  it('names the trouble of each service', () => {
    const environment = { PUBLIC_EMAILJS_SERVICE_ID: 's', PUBLIC_SUPABASE_ANON_KEY: 'a' };
    expect(() => checkServices(environment, chosen('emailjs'))).toThrow(
      /PUBLIC_EMAILJS_PUBLIC_KEY[^]*\n[^]*PUBLIC_SUPABASE_URL/,
    );
  });
});

describe('serviceNotice', () => {
  it('has nothing to say when all services are configured', () => {
    expect(serviceNotice({ ...mail, ...chat }, 'emailjs')).toBeUndefined();
  });

  it('says what is lacking, what visitors see instead and which variables it takes', () => {
    expect(serviceNotice({ PUBLIC_SUPABASE_URL: '' }, 'emailjs')).toBe(
      [
        'Not ready to be published (README, "Environment"):',
        '  The forms have no e-mail service: visitors see the mail address in their place.',
        '    Set PUBLIC_EMAILJS_SERVICE_ID, PUBLIC_EMAILJS_TEMPLATE_ID, PUBLIC_EMAILJS_PUBLIC_KEY.',
        '  The chat has no function: visitors do not see the chat.',
        '    Set PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY.',
        '  On this machine the local server answers in their place.',
      ].join('\n'),
    );
  });

  it('names only the service that is lacking', () => {
    expect(serviceNotice(mail, 'emailjs')).not.toContain('EMAILJS');
    expect(serviceNotice(chat, 'emailjs')).not.toContain('SUPABASE');
  });
});
