import { emailjs } from './emailjs.ts';
import type { FormMail, MailProvider } from './provider.ts';
import { webhook } from './webhook.ts';

/** The mail services that `mailService.provider` of content/site.json can name. */
const mailProviders = { emailjs, webhook } as const satisfies Readonly<Record<string, MailProvider>>;

export type MailProviderId = keyof typeof mailProviders;

export const mailProviderIds = Object.keys(mailProviders) as [MailProviderId, ...MailProviderId[]];

/** How a form reaches its mail service: what an island gets as a prop. */
export interface MailService {
  readonly provider: MailProviderId;
  /** Where to POST. */
  readonly endpoint: string;
  readonly keys: Readonly<Record<string, string>>;
  /** Where the mail goes. */
  readonly to: string;
}

type Environment = Readonly<Record<string, unknown>>;

export function mailProvider(id: MailProviderId): MailProvider {
  return mailProviders[id];
}

/** What texts call the service: the owner's word for it, or its own. */
export function mailServiceName(chosen: {
  readonly provider: MailProviderId;
  readonly name?: string | undefined;
}) {
  return chosen.name ?? mailProvider(chosen.provider).name ?? '';
}

/** The variables without which nobody takes the mails. */
export function neededVariables({ keys, address }: MailProvider): string[] {
  const own = Object.values(keys).map(({ variable }) => variable);
  return address.standard === undefined ? [...own, address.variable] : own;
}

/** The variables that it can do without. */
export function extraVariables({ address }: MailProvider): string[] {
  return address.standard === undefined ? [] : [address.variable];
}

/** True when the environment names the hosted service; set but empty counts as unset. */
export function isHosted(provider: MailProvider, environment: Environment): boolean {
  return neededVariables(provider).every((name) => environment[name]);
}

/**
 * How to reach the mail service: the hosted one, or the stand-in on the site's own address when its variables are
 * not all set.
 *
 * @param to where the agency reads its mail
 */
export function mailServiceOf(id: MailProviderId, environment: Environment, to: string): MailService {
  const provider = mailProvider(id);
  const { keys, address } = provider;
  const hosted = isHosted(provider, environment);
  const values = Object.entries(keys).map(([name, { variable, local }]) => [
    name,
    hosted ? String(environment[variable]) : local,
  ]);
  return {
    provider: id,
    endpoint: hosted ? String(environment[address.variable] || address.standard) : address.local,
    keys: Object.fromEntries(values) as Record<string, string>,
    to,
  };
}

/** The JSON body that tells the service of a mail. */
export function mailBody(mail: Omit<FormMail, 'to'>, { provider, keys, to }: MailService): unknown {
  return mailProvider(provider).body({ ...mail, to }, keys);
}
