import { z } from 'zod';
import { optionalPages } from '../../site/routes.ts';
import { analyticsVendorIds } from '../../vendors/analytics.ts';
import { imageFormats } from '../articles/article-images.ts';
import {
  country,
  fieldsExist,
  flag,
  pattern,
  perLanguage,
  phone,
  publicFile,
  requiredText,
  sampleFields,
  url,
} from '../fields.ts';

const email = z.email('is not an e-mail address. Write one such as hello@example.com.');
const notAList = 'must be a list in brackets.';
const notAHostPrefix = 'must be a host label with its dot, such as "dashboard.".';
const notAYear = 'must be a year without quotation marks, such as 2025.';

const founderPictures = ['week', 'callFlow'] as const;

const founder = z.strictObject({
  name: requiredText,
  title: perLanguage,
  role: perLanguage,
  background: perLanguage,
  photo: publicFile(imageFormats, 'an image', '/portrait.jpg').optional(),
  picture: z.enum(founderPictures, `must be one of ${founderPictures.join(', ')}.`).optional(),
});

const address = z.strictObject({ street: requiredText, postalCode: requiredText, locality: requiredText });

const countries = z
  .array(country, 'must be a list of countries in brackets, such as ["SE"].')
  .min(1, 'is empty. Add the countries.');

const supplier = z.strictObject({ name: requiredText, countries });

const noFounders = 'is empty. Add at least one founder: the about page shows them.';

function isSiteAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/?#@]+\/?$/.test(text);
}

export const siteSchema = z
  .strictObject({
    brand: requiredText,
    legalName: requiredText,
    tagline: perLanguage,
    url: url.refine(
      (text) => !URL.canParse(text) || isSiteAddress(text),
      'must be only the site’s address, such as https://example.com.',
    ),
    city: perLanguage,
    country,
    founded: z.int(notAYear).min(1800, notAYear).max(2200, notAYear),
    organisationNumber: requiredText,
    vatNumber: pattern(
      /^[A-Z]{2}[0-9A-Z]{2,13}$/,
      'must begin with the two letters of its country and contain no spaces, such as "SE556677889901".',
    ),
    address,
    phone,
    assistant: z.strictObject({
      name: requiredText,
      model: supplier.extend({ kept: perLanguage }).optional(),
    }),
    analytics: z.array(
      z.enum(analyticsVendorIds, `must be one of ${analyticsVendorIds.join(', ')}.`),
      notAList,
    ),
    hosting: supplier,
    mailbox: supplier,
    withoutPages: z
      .array(z.enum(optionalPages, `must be one of ${optionalPages.join(', ')}.`), notAList)
      .optional(),
    email,
    academyEmail: email,
    videoChannel: url,
    founders: z.array(founder, 'must be a list of founders in brackets.').min(1, noFounders),
    demoAccount: z.strictObject({ email, password: requiredText }),
    dashboard: z.strictObject({
      hostPrefix: pattern(/^[a-z0-9-]+\.$/, notAHostPrefix),
      url,
    }),
    editor: z
      .strictObject({
        repository: pattern(
          /^[\w.-]+\/[\w.-]+$/,
          'must be the owner and the name of a repository on GitHub, such as "company/website".',
        ),
        branch: requiredText,
      })
      .optional(),
    hsts: z.strictObject({ includeSubDomains: flag, preload: flag }),
    samples: sampleFields,
  })
  .check(fieldsExist('samples'));

export type Site = z.infer<typeof siteSchema>;
export type Founder = Site['founders'][number];

const image = publicFile([...imageFormats, 'svg'], 'an image', '/logo.svg');

const subProcessor = z.strictObject({
  role: perLanguage.describe('Its task, such as telephony'),
  company: requiredText,
  country,
  kept: perLanguage.describe('The data it keeps, and for how long; may contain {transcripts.days}'),
});

/** `content/service.json`: decisions about the service, except the numbers in `figures.json`. */
export const serviceFactsSchema = z
  .strictObject({
    registeredOffice: perLanguage.describe('The registered office: {registeredOffice}'),
    fTax: perLanguage.describe('As part of a sentence, such as “approved for F-tax”: {fTax}'),
    cover: perLanguage.describe('What happens when a founder is away, as a sentence: {cover}'),
    insurance: perLanguage.describe('Your liability insurance, as part of a sentence: {insurance}'),
    subProcessors: z
      .array(subProcessor, 'must be a list of companies in brackets.')
      .min(1, 'is empty. Add a company.')
      .describe(
        'Who handles your customers’ calls: {subProcessors}, {subProcessors.countries}, {subProcessors.rows}',
      ),
    bookingUrl: url.optional().describe('Your calendar; without it “Book a call” goes to the form'),
    demoNumber: phone.optional().describe('A number on which visitors can ring an agent: {demoNumber}'),
    references: z
      .array(
        z.strictObject({ name: requiredText, company: requiredText, quote: perLanguage }),
        'must be a list in brackets.',
      )
      .optional()
      .describe('Quotes of customers, with their permission'),
    logos: z
      .array(z.strictObject({ name: requiredText, file: image }), 'must be a list in brackets.')
      .optional()
      .describe('Customers’ logos: files of public/'),
    samples: sampleFields,
  })
  .check(fieldsExist('samples'));

export type ServiceFacts = z.infer<typeof serviceFactsSchema>;

/**
 * The origin of the published site: PUBLIC_SITE_URL from the environment, otherwise the one in content/site.json. @throws if it
 * is invalid
 */
export function siteOrigin(override: string | undefined, configured: string): string {
  if (!override) return new URL(configured).origin;
  if (isSiteAddress(override)) return new URL(override).origin;
  throw new Error(
    `PUBLIC_SITE_URL (environment): "${override}" is not a site address. Write https:// and the host alone, such as https://example.com.`,
  );
}
