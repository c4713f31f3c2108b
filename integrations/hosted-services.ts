import type { AstroIntegration } from 'astro';
import { vendorIds, vendors } from '../src/analytics/vendors.ts';
import {
  extraVariables,
  mailProvider,
  type MailProviderId,
  mailProviderIds,
  neededVariables,
} from '../src/mail/providers.ts';
import type { Site } from '../src/site/schema.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the owner has chosen in content/site.json. */
type ChosenServices = Pick<Site, 'mailService' | 'analytics'>;

interface HostedService {
  /** Needed together, or not at all. */
  readonly variables: readonly string[];
  /** Of use only beside the others. */
  readonly extra: readonly string[];
  readonly without: string;
}

function servicesWith(mail: MailProviderId): readonly HostedService[] {
  const provider = mailProvider(mail);
  return [
    {
      variables: neededVariables(provider),
      extra: extraVariables(provider),
      without: 'The forms have no e-mail service: visitors see the mail address in their place.',
    },
    {
      variables: ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'],
      extra: [],
      without: 'The chat has no function: visitors do not see the chat.',
    },
  ];
}

/**
 * Refuses services of which some variables are set and others forgotten: every mail or question would fail. Also
 * variables of a mail service that is not the site's: nothing would come of them.
 *
 * @param environment the variables of README, "Environment"; set but empty counts as unset
 * @param mail the mail service that content/site.json names
 * @throws naming what is missing and what it belongs to
 */
export function checkServices(
  environment: Environment,
  { mailService: { provider: mail }, analytics }: ChosenServices,
): void {
  const halves = servicesWith(mail).flatMap(({ variables, extra }) => {
    const set = [...variables, ...extra].filter((name) => environment[name]);
    const missing = variables.filter((name) => !environment[name]);
    return set.length > 0 && missing.length > 0
      ? [`${set.join(' and ')}: set ${missing.join(' and ')} too, or none of them.`]
      : [];
  });
  const problems = [...halves, ...foreign(environment, mail), ...unnamed(environment, analytics)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** A sentence for each analytics vendor that would run without being named to the visitor. */
function unnamed(environment: Environment, analytics: ChosenServices['analytics']): string[] {
  return vendorIds
    .filter((id) => environment[vendors[id].variable] && !analytics.includes(id))
    .map(
      (id) =>
        `${vendors[id].variable}: "analytics" of content/site.json does not name "${id}". Add it, or leave it unset.`,
    );
}

/** A sentence for each other mail service of which variables are set. */
function foreign(environment: Environment, mail: MailProviderId): string[] {
  return mailProviderIds.flatMap((id) => {
    if (id === mail) return [];
    const provider = mailProvider(id);
    const set = [...neededVariables(provider), ...extraVariables(provider)].filter(
      (name) => environment[name],
    );
    if (set.length === 0) return [];
    return [
      `${set.join(' and ')}: the mail service of content/site.json is "${mail}". Set "provider" there to "${id}", or leave it unset.`,
    ];
  });
}

/**
 * What the published site will lack for want of variables.
 *
 * @returns a text of several lines; undefined when all services are there
 */
export function serviceNotice(environment: Environment, mail: MailProviderId): string | undefined {
  const lacking = servicesWith(mail).filter(({ variables }) => !variables.every((name) => environment[name]));
  if (lacking.length === 0) return undefined;
  return [
    'Not ready to be published (README, "Environment"):',
    ...lacking.flatMap(({ without, variables }) => [`  ${without}`, `    Set ${variables.join(', ')}.`]),
    '  On this machine the local server answers in their place.',
  ].join('\n');
}

/**
 * Stops a build or the dev server when a service is half configured, and tells at each build which of them
 * are not configured at all.
 */
export function hostedServices(environment: Environment, chosen: ChosenServices): AstroIntegration {
  return {
    name: 'hosted-services',
    hooks: {
      'astro:config:setup': () => checkServices(environment, chosen),
      'astro:build:start': ({ logger }) => {
        const notice = serviceNotice(environment, chosen.mailService.provider);
        if (notice) logger.warn(notice);
      },
    },
  };
}
