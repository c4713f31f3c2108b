import { z } from 'zod';
import { vendorIds } from '../../vendors/analytics.ts';
import { byLocale, languages } from '../../site/locales.ts';
import { optionalPages, pageNames } from '../../site/routes.ts';
import {
  country,
  flag,
  parseFacts,
  pattern,
  perLanguage,
  phone,
  publicFile,
  sampleFields,
  text,
  url,
} from '../fields.ts';

const file = 'content/site.json';

const email = z.email('is not an e-mail address. Write one such as hello@example.com.');
const notAList = 'must be a list in brackets.';
const notAHostPrefix = 'must be a host label with its dot, such as "dashboard.".';
const notAYear = 'must be a year without quotation marks, such as 2025.';
const soundFile = publicFile('mp3|m4a|ogg|wav', 'a sound file', '/call-en.mp3');

const founderPictures = ['week', 'callFlow'] as const;

const founder = z.strictObject({
  name: text.describe('Full name'),
  title: perLanguage.describe('Title in the company'),
  role: perLanguage.describe('What the person does, in one sentence that begins with a verb'),
  background: perLanguage
    .optional()
    .describe('What the person did before this company, in one sentence that begins with a verb'),
  photo: publicFile('jpg|jpeg|png|webp|avif', 'an image', '/portrait.jpg')
    .optional()
    .describe('A portrait: a file of public/; without it the initials are shown'),
  picture: z
    .enum(founderPictures, `must be one of ${founderPictures.join(', ')}.`)
    .optional()
    .describe('What the about page shows of the work: a counted week or the flow of a call'),
});

const address = z.strictObject({
  street: text.describe('Street and number, or a post-office box'),
  postalCode: text,
  locality: text.describe('The town of the postal address, as the post office writes it'),
});

const countries = z
  .array(country, 'must be a list of countries in brackets, such as ["SE"].')
  .min(1, 'is empty. Name the countries, or leave the field out.')
  .describe('Where it handles data, as two capital letters each');

const supplier = z.strictObject({ name: text.describe('Name of the company'), countries });

const founders = 'lists nobody. Name one founder or more: the about page shows them.';

function isSiteAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/?#@]+\/?$/.test(text);
}

export const siteSchema = z.strictObject({
  brand: text.describe('Name shown in the header and after every page title'),
  legalName: text.describe('Registered company name: footer, legal texts'),
  tagline: perLanguage.describe('A few words after the brand'),
  url: url
    .refine(
      (text) => !URL.canParse(text) || isSiteAddress(text),
      'holds more than the address of a site. Write it such as https://example.com.',
    )
    .describe('Where the site is published; PUBLIC_SITE_URL overrides it'),
  city: perLanguage.describe('Where the company has its seat'),
  country,
  founded: z.int(notAYear).min(1800, notAYear).max(2200, notAYear).describe('Year of foundation'),
  organisationNumber: text.optional().describe('Registration number: footer, legal texts'),
  vatNumber: pattern(
    /^[A-Z]{2}[0-9A-Z]{2,13}$/,
    'must begin with the two letters of its country and hold no spaces, such as "SE556677889901".',
  )
    .optional()
    .describe('VAT number: footer, legal texts'),
  address: address.optional().describe('Postal address: footer, legal texts'),
  phone: phone.optional().describe('Phone number: {phone} in texts, legal texts, search engines'),
  assistant: z.strictObject({
    name: text.describe('What the chat assistant is called'),
    model: supplier
      .extend({ kept: perLanguage.describe('What it keeps, and for how long') })
      .optional()
      .describe('Who runs the language model of its function, where one is set up: privacy policy'),
  }),
  analytics: z
    .array(z.enum(vendorIds, `must be one of ${vendorIds.join(', ')}.`), notAList)
    .describe('Who measures visits after consent; their ids come from the environment'),
  hosting: supplier.optional().describe('Who serves the site and keeps its logs: privacy policy'),
  mailbox: supplier.optional().describe('Who keeps the mail that you get: privacy policy'),
  withoutPages: z
    .array(z.enum(optionalPages, `must be one of ${optionalPages.join(', ')}.`), notAList)
    .optional()
    .describe('Pages that the site does without; nothing links to them then'),
  email: email.describe('Contact address: footer, contact, dashboard, legal texts'),
  academyEmail: email.optional().describe('Address for questions about the academy; without it, `email`'),
  videoChannel: url.optional().describe('The video channel that the footer links to'),
  founders: z.array(founder, 'must be a list of founders in brackets.').min(1, founders),
  callRecording: z
    .strictObject(byLocale((locale) => soundFile.optional().describe(languages[locale].label)))
    .optional()
    .describe('A recording of the example call on the home page, in each language: a file of public/'),
  demoAccount: z
    .strictObject({ email, password: text })
    .optional()
    .describe('The fixed test account of the mock sign-in: public, it protects nothing'),
  dashboard: z
    .strictObject({
      hostPrefix: pattern(/^[a-z0-9-]+\.$/, notAHostPrefix).describe(
        'A host that begins so shows the dashboard',
      ),
      url: url.describe('Where the sign-in leads outside localhost'),
    })
    .optional()
    .describe('The host of the dashboard'),
  editor: z
    .strictObject({
      repository: pattern(
        /^[\w.-]+\/[\w.-]+$/,
        'must be the owner and the name of a repository on GitHub, such as "company/website".',
      ).describe('Where the texts are kept on GitHub, as owner/name'),
      branch: text.describe('The branch that is published, such as main'),
    })
    .optional()
    .describe('Publishes the editor at /admin; without it there is one in development only'),
  hsts: z
    .strictObject({
      includeSubDomains: flag.describe('true when every host below the site’s own is reached by https only'),
      preload: flag.describe('true, with includeSubDomains, to let browsers build it in; hard to take back'),
    })
    .describe('What Strict-Transport-Security promises besides the site itself'),
  placeholders: sampleFields,
});

export type Site = z.infer<typeof siteSchema>;
export type Founder = Site['founders'][number];

/** Facts that only a page needs which an owner may leave out. */
const pagesOfFacts = { demoAccount: 'signin', dashboard: 'dashboard' } as const;

function isNeeded(fact: keyof typeof pagesOfFacts, site: Site): boolean {
  return pageNames(site, true).includes(pagesOfFacts[fact]);
}

const facts = Object.keys(pagesOfFacts) as (keyof typeof pagesOfFacts)[];

const completeSite = siteSchema.superRefine((site, { addIssue }) => {
  for (const fact of facts.filter((each) => !site[each] && isNeeded(each, site))) {
    const message = `this field is missing. Add it, or leave out the page that needs it: "withoutPages": ["${pagesOfFacts[fact]}"].`;
    addIssue({ code: 'custom', path: [fact], message });
  }
});

/** Checks `content/site.json`, and drops the facts of pages that are left out. @throws {ContentError} with every problem */
export function parseSite(data: unknown): Site {
  const site = parseFacts(completeSite, data, file, 'placeholders');
  for (const fact of facts) if (!isNeeded(fact, site)) delete site[fact];
  return site;
}

const image = publicFile('jpg|jpeg|png|webp|avif|svg', 'an image', '/logo.svg');

const subProcessor = z.strictObject({
  role: perLanguage.describe('What it does, such as telephony'),
  company: text,
  country,
  kept: perLanguage.describe('What it keeps, and for how long; {transcripts.days} and the like may be in it'),
});

/** `content/service.json`: decisions about the service, but for the numbers in `figures.json`. Lines that name a missing one are left out. */
export const serviceFactsSchema = z.strictObject({
  registeredOffice: perLanguage.optional().describe('Where the board has its seat: {registeredOffice}'),
  fTax: perLanguage.optional().describe('As a sentence says it, such as “approved for F-tax”: {fTax}'),
  cover: perLanguage.optional().describe('What happens when a founder is away, as a sentence: {cover}'),
  insurance: perLanguage.optional().describe('Your liability insurance, as a sentence says it: {insurance}'),
  subProcessors: z
    .array(subProcessor, 'must be a list of companies in brackets.')
    .min(1, 'is empty. Name a company, or leave the field out.')
    .optional()
    .describe(
      'Who handles your customers’ calls: {subProcessors}, {subProcessors.countries}, {subProcessors.rows}',
    ),
  bookingUrl: url.optional().describe('Your calendar; without it “Book a call” leads to the form'),
  demoNumber: phone.optional().describe('A number on which visitors can ring an agent: {demoNumber}'),
  references: z
    .array(z.strictObject({ name: text, company: text, quote: perLanguage }), 'must be a list in brackets.')
    .optional()
    .describe('What customers say, with their permission'),
  logos: z
    .array(z.strictObject({ name: text, file: image }), 'must be a list in brackets.')
    .optional()
    .describe('Customers’ logos: files of public/'),
  placeholders: sampleFields,
});

export type ServiceFacts = z.infer<typeof serviceFactsSchema>;

export function parseServiceFacts(data: unknown): ServiceFacts {
  return parseFacts(serviceFactsSchema, data, 'content/service.json', 'placeholders');
}

/** The origin of the published site: PUBLIC_SITE_URL of the environment, else that of content/site.json. @throws if it is wrong */
export function siteOrigin(override: string | undefined, own: string): string {
  if (!override) return new URL(own).origin;
  if (isSiteAddress(override)) return new URL(override).origin;
  throw new Error(
    `PUBLIC_SITE_URL (environment): "${override}" is not a site address. Write https:// and the host alone, such as https://example.com.`,
  );
}
