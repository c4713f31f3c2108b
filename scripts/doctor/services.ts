import { type VendorId, vendors } from '../../src/analytics/vendors.ts';
import { mailProvider, neededVariables } from '../../src/mail/providers.ts';
import type { Site } from '../../src/site/schema.ts';

/** What the owner has chosen in content/site.json. */
interface ChosenServices {
  readonly mailService: Pick<Site['mailService'], 'provider'>;
  readonly analytics: readonly VendorId[];
}

/** The hosted services and what a visitor of the published site meets without their keys. */
const services = ({ mailService, analytics }: ChosenServices): MissingService[] => [
  {
    name: 'Forms',
    keys: neededVariables(mailProvider(mailService.provider)),
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

export interface MissingService {
  readonly name: string;
  /** The variables that are not set. */
  readonly keys: readonly string[];
  readonly without: string;
  /** What can be done instead of setting them. */
  readonly otherwise?: string;
}

/** The services whose keys are not all set; an empty variable counts as none. */
export function missingServices(
  environment: Readonly<Record<string, string | undefined>>,
  chosen: ChosenServices,
): MissingService[] {
  return services(chosen)
    .map((service) => ({ ...service, keys: service.keys.filter((key) => !environment[key]) }))
    .filter(({ keys }) => keys.length > 0);
}
