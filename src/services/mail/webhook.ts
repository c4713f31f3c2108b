import type { MailProvider } from './provider.ts';

/** Plain JSON to an address of the owner's: an automation, a form service or a function of one's own. */
export const webhook: MailProvider = {
  keys: {},
  address: { variable: 'PUBLIC_MAIL_WEBHOOK_URL', local: '/api/mail-webhook' },
  // Without a recipient: who takes it knows where it goes, and nobody can have it sent elsewhere.
  body: ({ to: _, ...mail }) => mail,
};
