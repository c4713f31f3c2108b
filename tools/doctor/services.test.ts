import { describe, expect, it } from 'vitest';
import type { Site } from '../../src/content/company/site-schema.ts';
import { checkServices, missingServices, remedy } from './services.ts';

const mail = {
  PUBLIC_EMAILJS_SERVICE_ID: 's',
  PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
};
const chat = { PUBLIC_SUPABASE_URL: 'https://abc.supabase.co', PUBLIC_SUPABASE_ANON_KEY: 'a' };

const chosen = (...analytics: Site['analytics']): Pick<Site, 'analytics'> => ({ analytics });

describe('missingServices', () => {
  const missing = (environment: Readonly<Record<string, string>>, choice = chosen()) =>
    missingServices(environment, choice).map((service) => `${service.name}: ${remedy(service)}`);

  it('finds nothing when every variable is set', () => {
    expect(missing({ ...mail, ...chat })).toEqual([]);
  });

  it('names the missing or empty variables and the site without them', () => {
    expect(
      missing({ ...mail, PUBLIC_SUPABASE_URL: 'https://abc.supabase.co', PUBLIC_SUPABASE_ANON_KEY: '' }),
    ).toEqual(['Assistant: visitors do not see the chat. Set PUBLIC_SUPABASE_ANON_KEY']);
    expect(missing(chat)).toEqual([
      'Forms: visitors see your mail address instead of the forms. Set PUBLIC_EMAILJS_SERVICE_ID, PUBLIC_EMAILJS_TEMPLATE_ID, PUBLIC_EMAILJS_PUBLIC_KEY',
    ]);
  });

  it('names analytics without id', () => {
    expect(missing({ ...mail, ...chat }, chosen('hotjar'))).toEqual([
      'Hotjar: the cookie banner asks for consent to it, but nothing is measured. Set PUBLIC_HOTJAR_SITE_ID, or take "hotjar" out of "analytics" in content/site.json',
    ]);
  });
});

describe('checkServices', () => {
  it.each([
    ['empty variables', { PUBLIC_EMAILJS_PUBLIC_KEY: '', PUBLIC_SUPABASE_URL: '' }],
    ['the chat alone', chat],
    ['mail at another address', { ...mail, PUBLIC_EMAILJS_ENDPOINT: 'https://x.example' }],
    ['analytics that content/site.json names', { PUBLIC_HOTJAR_SITE_ID: '7' }],
  ])('accepts %s', (_what, environment) => {
    expect(() => checkServices(environment, chosen('hotjar'))).not.toThrow();
  });

  it.each([
    [
      { PUBLIC_EMAILJS_PUBLIC_KEY: 'k' },
      'PUBLIC_EMAILJS_PUBLIC_KEY: set PUBLIC_EMAILJS_SERVICE_ID and PUBLIC_EMAILJS_TEMPLATE_ID too, or none of them.',
    ],
    [
      { PUBLIC_SUPABASE_ANON_KEY: 'a' },
      'PUBLIC_SUPABASE_ANON_KEY: set PUBLIC_SUPABASE_URL too, or none of them.',
    ],
    [
      { PUBLIC_GA_MEASUREMENT_ID: 'G-1' },
      'PUBLIC_GA_MEASUREMENT_ID: "analytics" of content/site.json does not name "googleAnalytics". Add it, or leave it unset.',
    ],
  ])('refuses %j', (environment, message) => {
    expect(() => checkServices(environment, chosen())).toThrow(new Error(message));
  });

  it('reports all problems', () => {
    const environment = { PUBLIC_EMAILJS_SERVICE_ID: 's', PUBLIC_SUPABASE_ANON_KEY: 'a' };
    expect(() => checkServices(environment, chosen())).toThrow(
      /PUBLIC_EMAILJS_PUBLIC_KEY[^]*\n[^]*PUBLIC_SUPABASE_URL/,
    );
  });
});
