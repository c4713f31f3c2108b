import { configuredVendors, type HostKind } from '../../services/analytics/vendors.ts';
import { hasMailKeys, mailServiceOf } from '../../services/mail/emailjs.ts';

/** The hosts outside the site that the environment switches on, for the content security policy. */
export type AllowedHosts = Readonly<Record<HostKind, readonly string[]>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Without keys nothing outside the site is allowed.
 *
 * @param environment the variables of docs/owner.md, "Environment"
 */
export function allowedHosts(environment: Environment): AllowedHosts {
  const endpoint = hasMailKeys(environment) ? mailServiceOf(environment, '').endpoint : undefined;
  const vendorHosts = (kind: HostKind): readonly string[] =>
    configuredVendors(environment).flatMap(({ vendor }) => vendor.hosts[kind] ?? []);
  return {
    script: vendorHosts('script'),
    connect: [...origins([environment['PUBLIC_SUPABASE_URL'], endpoint]), ...vendorHosts('connect')],
    image: vendorHosts('image'),
    frame: vendorHosts('frame'),
  };
}

function origins(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
}
