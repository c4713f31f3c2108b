import { expect, it } from 'vitest';
import { exampleSite } from '../../testing/site.ts';
import { siteSchema } from '../../collections/owner/schema.ts';
import {
  isHosted,
  mailBody,
  mailProvider,
  mailProviderIds,
  mailServiceName,
  mailServiceOf,
  neededVariables,
} from './providers.ts';

const mail = {
  form: 'contact',
  subject: 'New contact request: Åsa Öberg, Rör AB',
  text: 'Name: Åsa Öberg',
  name: 'Åsa Öberg',
  email: 'asa@example.se',
  fields: {
    firstName: 'Åsa',
    lastName: 'Öberg',
    email: 'asa@example.se',
    company: 'Rör AB',
    phone: '',
    budget: 'SEK 5',
    message: '',
  },
  timestamp: '2026-11-20T14:32:05.678Z',
};
const to = 'hello@example.com';
const keys = {
  PUBLIC_EMAILJS_SERVICE_ID: 's',
  PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
};

it.each(mailProviderIds)(
  '%s is hosted when all that it needs is set, and answered on this machine else',
  (id) => {
    const provider = mailProvider(id);
    const set = Object.fromEntries(
      neededVariables(provider).map((name) => [name, `https://${name}.example`]),
    );
    expect(isHosted(provider, set)).toBe(true);
    expect(mailServiceOf(id, set, to).endpoint).toMatch(/^https:/);
    for (const name of Object.keys(set)) {
      expect(isHosted(provider, { ...set, [name]: '' })).toBe(false);
      expect(mailServiceOf(id, { ...set, [name]: '' }, to).endpoint).toBe(provider.address.local);
    }
  },
);

it('EmailJS gets the parameters of the specification; added fields are in the message', () => {
  expect(mailBody(mail, mailServiceOf('emailjs', keys, to))).toStrictEqual({
    service_id: 's',
    template_id: 't',
    user_id: 'k',
    template_params: {
      to_email: to,
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

it('a webhook gets plain JSON without a recipient', () => {
  expect(mailBody(mail, mailServiceOf('webhook', {}, to))).toStrictEqual(mail);
});

it('the texts name the service as it is called, or as the owner calls it', () => {
  expect(mailServiceName(exampleSite.mailService)).toBe('EmailJS');
  expect(mailServiceName({ provider: 'webhook', name: 'Mejlbudet' })).toBe('Mejlbudet');
});

it('a service without a name of its own needs one for the privacy policy', () => {
  const unnamed = siteSchema.safeParse({ ...exampleSite, mailService: { provider: 'webhook' } });
  expect(unnamed.error?.issues[0]).toMatchObject({
    path: ['mailService', 'name'],
    message: expect.stringContaining('privacy policy') as string,
  });
});
