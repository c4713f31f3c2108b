import type { AstroIntegration } from 'astro';

type Environment = Readonly<Record<string, string | undefined>>;

interface HostedService {
  /** Needed together, or not at all. */
  readonly variables: readonly string[];
  /** Of use only beside the others. */
  readonly extra: readonly string[];
  readonly without: string;
}

const services: readonly HostedService[] = [
  {
    variables: ['PUBLIC_EMAILJS_SERVICE_ID', 'PUBLIC_EMAILJS_TEMPLATE_ID', 'PUBLIC_EMAILJS_PUBLIC_KEY'],
    extra: ['PUBLIC_EMAILJS_ENDPOINT'],
    without: 'The forms have no e-mail service: visitors see the mail address in their place.',
  },
  {
    variables: ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'],
    extra: [],
    without: 'The chat has no function: visitors do not see the chat.',
  },
];

/**
 * Refuses services of which some variables are set and others forgotten: every mail or question would fail.
 *
 * @param environment the variables of README, "Environment"; set but empty counts as unset
 * @throws naming what is missing and what it belongs to
 */
export function checkServices(environment: Environment): void {
  const problems = services.flatMap(({ variables, extra }) => {
    const set = [...variables, ...extra].filter((name) => environment[name]);
    const missing = variables.filter((name) => !environment[name]);
    return set.length > 0 && missing.length > 0
      ? [`${set.join(' and ')}: set ${missing.join(' and ')} too, or none of them.`]
      : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * What the published site will lack for want of variables.
 *
 * @returns a text of several lines; undefined when all services are there
 */
export function serviceNotice(environment: Environment): string | undefined {
  const lacking = services.filter(({ variables }) => !variables.every((name) => environment[name]));
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
export function hostedServices(environment: Environment): AstroIntegration {
  return {
    name: 'hosted-services',
    hooks: {
      'astro:config:setup': () => checkServices(environment),
      'astro:build:start': ({ logger }) => {
        const notice = serviceNotice(environment);
        if (notice) logger.warn(notice);
      },
    },
  };
}
