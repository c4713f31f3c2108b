import { vendorIds, vendors } from '../../src/vendors/analytics.ts';
import { mailEndpointVariable, mailVariables } from '../../src/vendors/emailjs.ts';
import type { Site } from '../../src/content/company/site-schema.ts';

/** The variables of docs/owner.md, "Environment". An empty one counts as missing. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Choice = Pick<Site, 'analytics'>;

interface HostedService {
  readonly name: string;
  readonly keys: readonly string[];
  /** Optional, and useless without the keys. */
  readonly extra?: readonly string[];
  readonly without: string;
  /** An alternative to setting the keys. */
  readonly otherwise?: string;
}

function hostedServices({ analytics }: Choice): HostedService[] {
  return [
    {
      name: 'Forms',
      keys: mailVariables,
      extra: [mailEndpointVariable],
      without: 'visitors see your mail address instead of the forms',
    },
    {
      name: 'Assistant',
      keys: ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'],
      without: 'visitors do not see the chat',
    },
    ...analytics.map((id) => ({
      name: vendors[id].name,
      keys: [vendors[id].variable],
      without: 'the cookie banner asks for consent to it, but nothing is measured',
      otherwise: `take "${id}" out of "analytics" in content/site.json`,
    })),
  ];
}

/** The services with missing keys; `keys` has only the missing ones. */
export function missingServices(environment: Environment, choice: Choice): HostedService[] {
  return hostedServices(choice)
    .map((service) => ({ ...service, keys: service.keys.filter((key) => !environment[key]) }))
    .filter(({ keys }) => keys.length > 0);
}

/** A sentence such as "visitors do not see the chat. Set A, B". */
export function remedy({ without, keys, otherwise }: HostedService): string {
  return `${without}. Set ${keys.join(', ')}${otherwise ? `, or ${otherwise}` : ''}`;
}

/**
 * @throws for services with only some of their keys, since every mail or question would fail, and for analytics that
 *   content/site.json does not name, since visitors would not know of it
 */
export function checkServices(environment: Environment, choice: Choice): void {
  const incomplete = hostedServices(choice).flatMap(({ keys, extra = [] }) => {
    const set = [...keys, ...extra].filter((name) => environment[name]);
    const missing = keys.filter((name) => !environment[name]);
    return set.length > 0 && missing.length > 0
      ? [`${set.join(' and ')}: set ${missing.join(' and ')} too, or none of them.`]
      : [];
  });
  const unnamed = vendorIds
    .filter((id) => environment[vendors[id].variable] && !choice.analytics.includes(id))
    .map(
      (id) =>
        `${vendors[id].variable}: "analytics" of content/site.json does not name "${id}". Add it, or leave it unset.`,
    );
  const problems = [...incomplete, ...unnamed];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
