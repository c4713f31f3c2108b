import type { Recipient } from '../privacy/recipient.ts';
import type { Site } from '../../collections/owner/schema.ts';
import { type MailProviderId, mailServiceName } from './providers.ts';

/** Kept out of the files of the services, which every form loads: only the privacy policy needs it. */
const recipients: Readonly<Partial<Record<MailProviderId, Omit<Recipient, 'name'>>>> = {
  emailjs: {
    company: 'EmailJS Pte. Ltd.',
    countries: ['SG'],
    safeguard: 'clauses',
  },
};

/** The mail service as the privacy policy names it; where the owner runs it, only content/site.json knows the countries. */
export function mailRecipient({ mailService }: Pick<Site, 'mailService'>): Recipient {
  const name = mailServiceName(mailService);
  return { countries: mailService.countries ?? [], ...recipients[mailService.provider], name };
}
