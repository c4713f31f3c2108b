import { vendorHosts } from '../../services/analytics/disclosures.ts';
import type { Hosts } from '../../services/analytics/vendor.ts';
import { isHosted, mailProvider, type MailProviderId, mailServiceOf } from '../../services/mail/providers.ts';

/** The hosts outside the site that the environment switches on, for the content security policy. */
export type AllowedHosts = Readonly<Required<Hosts>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Without keys nothing outside the site is allowed.
 *
 * @param environment the variables of docs/owner.md, "Environment"
 * @param mail the mail service that content/site.json names
 */
export function allowedHosts(environment: Environment, mail: MailProviderId): AllowedHosts {
  const endpoint = isHosted(mailProvider(mail), environment)
    ? mailServiceOf(mail, environment, '').endpoint
    : undefined;
  return {
    script: vendorHosts('script', environment),
    connect: [
      ...origins([environment['PUBLIC_SUPABASE_URL'], endpoint]),
      ...vendorHosts('connect', environment),
    ],
    image: vendorHosts('image', environment),
    frame: vendorHosts('frame', environment),
  };
}

function origins(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
}
