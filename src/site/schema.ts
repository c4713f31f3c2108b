import { z } from 'zod';
import { ContentError, problemsOf } from './content-error.ts';

const text = z.string('must be text in quotation marks.').trim().min(1, 'is empty. Write a text.');
const email = z.email('is not an e-mail address. Write one such as hello@example.com.');
const url = z.url({
  protocol: /^https$/,
  error: 'is not a web address. Write one that begins with https://.',
});
const notAGroup = 'must be a group of fields in braces.';
const notAHostPrefix = 'must be a host label with its dot, such as "dashboard.".';
const perLanguage = z.strictObject({ en: text.describe('English'), sv: text.describe('Swedish') }, notAGroup);

const founder = z.strictObject(
  {
    name: text.describe('Full name'),
    title: perLanguage.describe('Title in the company'),
    role: perLanguage.describe('What the person does, one or two sentences'),
    placeholder: z
      .boolean('must be true or false.')
      .describe('true while this is sample data; the build reminds you of it'),
  },
  notAGroup,
);

/** `content/site.json`: everything that a new owner of the site replaces. */
export const siteSchema = z.strictObject(
  {
    brand: text.describe('Name shown in the header and after every page title'),
    legalName: text.describe('Registered company name, used in the legal texts'),
    tagline: perLanguage.describe('A few words after the brand'),
    url: url.describe('Where the site is published; PUBLIC_SITE_URL overrides it'),
    city: perLanguage.describe('Where the company sits'),
    email: email.describe('Contact address: footer, contact, dashboard, legal texts'),
    academyEmail: email.describe('Address for questions about the academy'),
    videoChannel: url.describe('The video channel that the footer links to'),
    founders: z.tuple(
      [founder, founder],
      'the about page shows two founders (spec section 2). List exactly two.',
    ),
    demoAccount: z
      .strictObject({ email, password: text }, notAGroup)
      .describe('The fixed test account of the mock sign-in: public, it protects nothing'),
    dashboard: z.strictObject(
      {
        hostPrefix: z
          .string(notAHostPrefix)
          .regex(/^[a-z0-9-]+\.$/, notAHostPrefix)
          .describe('A host that begins so shows the dashboard'),
        url: url.describe('Where the sign-in leads outside localhost'),
      },
      notAGroup,
    ),
    hsts: z
      .strictObject(
        {
          includeSubDomains: z
            .boolean('must be true or false.')
            .describe('true when every host below the site’s own is reached by https only'),
          preload: z
            .boolean('must be true or false.')
            .describe('true to let browsers build it in; hard to take back'),
        },
        notAGroup,
      )
      .refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, {
        path: ['preload'],
        error: 'browsers take no site without its subdomains. Set includeSubDomains to true as well.',
      })
      .describe('What Strict-Transport-Security promises beside the site itself'),
  },
  notAGroup,
);

export type Site = z.infer<typeof siteSchema>;
export type Founder = Site['founders'][number];

/**
 * Checks the content of `content/site.json`.
 *
 * @throws {ContentError} naming every wrong field and its remedy
 */
export function parseSite(data: unknown): Site {
  const result = siteSchema.safeParse(data, { reportInput: true });
  if (!result.success) {
    throw new ContentError(problemsOf('content/site.json', result.error.issues));
  }
  return result.data;
}
