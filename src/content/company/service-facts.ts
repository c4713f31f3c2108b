/** `content/service.json`: the company's decisions about its service, except for the numbers in `figures.json`. */

import { z } from 'zod';
import { country, parseFacts, perLanguage, phone, publicFile, sampleFields, text, url } from '../fields.ts';

const image = publicFile('jpg|jpeg|png|webp|avif|svg', 'an image', '/logo.svg');

const subProcessor = z.strictObject({
  role: perLanguage.describe('What it does, such as telephony'),
  company: text,
  country,
  kept: perLanguage.describe(
    'What it keeps, and for how long; {transcripts.days} and the like may stand in it',
  ),
});

/** Every field is optional: lines of texts that name a missing fact are left out. */
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

/** Checks the file. @throws {ContentError} naming every wrong field and its remedy */
export function parseServiceFacts(data: unknown): ServiceFacts {
  return parseFacts(serviceFactsSchema, data, 'content/service.json', 'placeholders');
}
