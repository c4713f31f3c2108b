import { mailProvider, type MailProviderId, neededVariables } from '../../src/mail/providers.ts';

/** The hosted services and what a visitor of the published site meets without their keys. */
const services = (mail: MailProviderId) => [
  {
    name: 'Forms',
    keys: neededVariables(mailProvider(mail)),
    without: 'visitors see your mail address in the place of the forms',
  },
  {
    name: 'Assistant',
    keys: ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'],
    without: 'visitors do not see the chat',
  },
];

export interface MissingService {
  readonly name: string;
  /** The variables that are not set. */
  readonly keys: readonly string[];
  readonly without: string;
}

/** The services whose keys are not all set; an empty variable counts as none. */
export function missingServices(
  environment: Readonly<Record<string, string | undefined>>,
  mail: MailProviderId,
): MissingService[] {
  return services(mail)
    .map((service) => ({ ...service, keys: service.keys.filter((key) => !environment[key]) }))
    .filter(({ keys }) => keys.length > 0);
}
