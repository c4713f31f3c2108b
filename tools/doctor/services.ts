/** The hosted services that a site speaks with, and what the environment says of them. */

import { vendorIds, vendors } from '../../src/vendors/analytics.ts';
import { mailEndpointVariable, mailVariables } from '../../src/vendors/emailjs.ts';
import type { Site } from '../../src/content/company/site-schema.ts';

/** The variables of docs/owner.md, "Environment"; set but empty counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the owner has chosen in content/site.json. */
type ChosenServices = Pick<Site, 'analytics'>;

interface HostedService {
  readonly name: string;
  /** Its variables, needed together or not at all. */
  readonly keys: readonly string[];
  /** Of use only beside the others. */
  readonly extra?: readonly string[];
  /** What a visitor of the published site meets without it. */
  readonly without: string;
  /** What can be done instead of setting its variables. */
  readonly otherwise?: string;
}

/** A service with those of its variables that are not set. */
export type MissingService = Pick<HostedService, 'name' | 'keys' | 'without' | 'otherwise'>;

/** The services of a site. */
function hostedServices({ analytics }: ChosenServices): HostedService[] {
  return [
    {
      name: 'Forms',
      keys: mailVariables,
      extra: [mailEndpointVariable],
      without: 'visitors see your mail address in the place of the forms',
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

/** The services whose variables are not all set. */
export function missingServices(environment: Environment, chosen: ChosenServices): MissingService[] {
  return hostedServices(chosen)
    .map(({ extra: _, ...service }) => ({
      ...service,
      keys: service.keys.filter((key) => !environment[key]),
    }))
    .filter(({ keys }) => keys.length > 0);
}

/** What is missing and what to do about it: "visitors do not see the chat. Set A, B". */
export function remedy({ without, keys, otherwise }: MissingService): string {
  return `${without}. Set ${keys.join(', ')}${otherwise ? `, or ${otherwise}` : ''}`;
}

/**
 * Refuses services of which some variables are set and others forgotten: every mail or question would fail. Also
 * the variable of a vendor that content/site.json does not name: it would measure visitors without their knowledge.
 *
 * @throws naming what is missing and what it belongs to
 */
export function checkServices(environment: Environment, chosen: ChosenServices): void {
  const halves = hostedServices(chosen).flatMap(({ keys, extra = [] }) => {
    const set = [...keys, ...extra].filter((name) => environment[name]);
    const missing = keys.filter((name) => !environment[name]);
    return set.length > 0 && missing.length > 0
      ? [`${set.join(' and ')}: set ${missing.join(' and ')} too, or none of them.`]
      : [];
  });
  const problems = [...halves, ...otherVendors(environment, chosen)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** A sentence for each analytics vendor that would run without being named to the visitor. */
function otherVendors(environment: Environment, { analytics }: ChosenServices): string[] {
  return vendorIds
    .filter((id) => environment[vendors[id].variable] && !analytics.includes(id))
    .map(
      (id) =>
        `${vendors[id].variable}: "analytics" of content/site.json does not name "${id}". Add it, or leave it unset.`,
    );
}
