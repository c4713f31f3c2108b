/** The recipients of the privacy policy, compared with the hosts that the content security policy allows. */

import en from '@content/locales/en.json';
import { describe, expect, it } from 'vitest';
import { vendorIds, vendors } from '../src/analytics/vendors.ts';
import { mailProvider, type MailProviderId, neededVariables } from '../src/mail/providers.ts';
import { recipients } from '../src/privacy/register.ts';
import { exampleSite } from '../src/testing/site.ts';
import { allowedHosts } from './allowed-hosts.ts';

/** Every host that a site with all services may speak with. */
function hostsWith(mail: MailProviderId): string[] {
  const variables = [...neededVariables(mailProvider(mail)), ...vendorIds.map((id) => vendors[id].variable)];
  const environment = {
    ...Object.fromEntries(variables.map((name) => [name, 'https://owner.example/mail'])),
    PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
  };
  const hosts = Object.values(allowedHosts(environment, mail)).flat();
  return [...new Set(hosts.map((host) => host.replace(/^\w+:\/\/(\*\.)?/, '')))];
}

describe('the recipients of the privacy policy', () => {
  const domains = (mail: MailProviderId) =>
    recipients(en.privacy, {
      ...exampleSite,
      mailService: { provider: mail, name: 'Our post' },
      analytics: vendorIds,
    }).flatMap((recipient) => recipient.domains ?? []);

  it.each([
    ['emailjs', []],
    // Whose it is only the owner knows, who has to say it as the name of the mail service.
    ['webhook', ['owner.example']],
  ] as const)('are behind every host that the content security policy allows with %s', (mail, own) => {
    const known = domains(mail);
    const unnamed = hostsWith(mail).filter(
      (host) => !known.some((domain) => host === domain || host.endsWith(`.${domain}`)),
    );
    expect(unnamed).toEqual(own);
  });

  it('have no domain that the pages do not speak with', () => {
    const hosts = hostsWith('emailjs');
    const idle = domains('emailjs').filter(
      (domain) => !hosts.some((host) => host === domain || host.endsWith(`.${domain}`)),
    );
    expect(idle).toEqual([]);
  });
});
