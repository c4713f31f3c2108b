import { isHosted, mailProvider, type MailProviderId, mailServiceOf } from '../src/mail/providers.ts';

/** The hosts outside the site that the environment switches on, for the content security policy. */
export interface AllowedHosts {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const googleTag = 'https://www.googletagmanager.com';
const googleCollect = ['https://*.google-analytics.com', 'https://*.analytics.google.com', googleTag];
const hotjar = ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'];

/**
 * Without keys nothing outside the site is allowed.
 *
 * @param environment the variables of README, "Environment"
 * @param mail the mail service that content/site.json names
 */
export function allowedHosts(environment: Environment, mail: MailProviderId): AllowedHosts {
  const analytics = Boolean(environment['PUBLIC_GA_MEASUREMENT_ID']);
  const recorder = Boolean(environment['PUBLIC_HOTJAR_SITE_ID']);
  const { endpoint } = mailServiceOf(mail, environment, '');
  return {
    script: [
      ...(analytics ? [googleTag] : []),
      ...(recorder ? ['https://static.hotjar.com', 'https://script.hotjar.com'] : []),
    ],
    connect: [
      ...origins([
        environment['PUBLIC_SUPABASE_URL'],
        isHosted(mailProvider(mail), environment) ? endpoint : undefined,
      ]),
      ...(analytics ? googleCollect : []),
      ...(recorder ? hotjar : []),
    ],
    image: [
      ...(analytics ? googleCollect : []),
      ...(recorder ? ['https://static.hotjar.com', 'https://script.hotjar.com'] : []),
    ],
    frame: recorder ? ['https://vars.hotjar.com'] : [],
  };
}

function origins(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
}
