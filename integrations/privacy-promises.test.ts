/** What the privacy policy promises beside what it is made of: compared with the code that keeps it. */

import figuresJson from '@content/figures.json';
import en from '@content/locales/en.json';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { vendorEntries } from '../src/analytics/disclosures.ts';
import { vendorIds, vendors } from '../src/analytics/vendors.ts';
import { parseFigures } from '../src/faq/figures-schema.ts';
import { mailProvider, type MailProviderId, neededVariables } from '../src/mail/providers.ts';
import { recipients } from '../src/privacy/register.ts';
import { daysOf } from '../src/privacy/stored.ts';
import { exampleSite } from '../src/testing/site.ts';
import { windowSeconds } from '../supabase/functions/chat-assistant/limits/limits.ts';
import { allowedHosts } from './allowed-hosts.ts';

const { retention } = parseFigures(figuresJson, 'content/figures.json');

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

describe('the periods of content/figures.json', () => {
  it('give the counter of questions the time it needs: its window, and up to the next minute’s purge', () => {
    const folder = new URL('../supabase/migrations/', import.meta.url);
    const migration = readFileSync(new URL('20261122090000_chat_limits.sql', folder), 'utf8');
    expect(migration).toContain(`'* * * * *', 'select private.purge_chat_counts()'`);
    expect(retention.counterMinutes.value * 60).toBeGreaterThanOrEqual(windowSeconds + 60);
  });

  it.each([
    ['googleAnalytics', retention.googleCookieYears.value],
    ['hotjar', retention.hotjarCookieYears.value],
  ] as const)('are those of the longest-lived cookie of %s', (id, years) => {
    expect(Math.max(...vendorEntries(id).map(({ period }) => daysOf(period)))).toBe(years * 365);
  });
});
