import { describe, expect, it } from 'vitest';
import { exampleService, exampleSite } from '../../testing/fixtures/site.ts';
import { thrownMessage } from '../../testing/helpers/thrown-message.ts';
import { parseData } from '../content-error.ts';
import { serviceFactsSchema, siteOrigin, siteSchema } from './site-schema.ts';

const parseSite = (data: unknown) => parseData(siteSchema, data, 'content/site.json');
const parseService = (data: unknown) => parseData(serviceFactsSchema, data, 'content/service.json');

function messageFor(changes: Readonly<Record<string, unknown>>): string {
  return thrownMessage(() => parseSite({ ...exampleSite, ...changes }));
}

describe('the facts of the company', () => {
  it('accepts a complete file', () => {
    expect(parseSite(exampleSite)).toEqual(exampleSite);
  });

  const group = 'must be a group of fields in braces.';

  it.each([
    ['a number for a text', { legalName: 5 }, 'legalName: must be text in quotation marks.'],
    ['one text for both languages', { tagline: 'Work' }, `tagline: ${group}`],
    [
      'no founder',
      { founders: [] },
      'founders: is empty. Add at least one founder: the about page shows them.',
    ],
    [
      'a sample that is not a field',
      { samples: ['founders.0', 'founders.9'] },
      'samples.1: there is no field "founders.9". Correct its spelling, or remove it from the list.',
    ],
  ])('reports %s with its file, field and fix', (_kind, changes, message) => {
    expect(messageFor(changes)).toBe(`content/site.json, ${message}`);
  });

  it('reports all errors at once, one per line', () => {
    expect(messageFor({ brand: '', url: 'http://nordlys.example', email: undefined }).split('\n')).toEqual([
      'content/site.json, brand: is empty. Write a text.',
      'content/site.json, url: is not a web address. Write one that begins with https://.',
      'content/site.json, email: this field is missing. Add it.',
    ]);
  });

  it('reports only the file if its whole content has the wrong structure', () => {
    expect(thrownMessage(() => parseSite([]))).toBe(`content/site.json: ${group}`);
  });
});

describe('siteOrigin', () => {
  const configured = 'https://own.example/';

  it.each([undefined, ''])('is the owner’s own if the environment contains %j', (given) => {
    expect(siteOrigin(given, configured)).toBe('https://own.example');
  });

  it.each([
    ['https://example.com', 'https://example.com'],
    ['https://example.com/', 'https://example.com'],
    ['http://localhost:4321', 'http://localhost:4321'],
  ])('reads %s from the environment as %s', (given, origin) => {
    expect(siteOrigin(given, configured)).toBe(origin);
  });

  it.each(['example.com', 'https://example.com/a', 'https://me:pass@example.com'])('refuses %s', (given) => {
    expect(thrownMessage(() => siteOrigin(given, configured))).toBe(
      `PUBLIC_SITE_URL (environment): "${given}" is not a site address. Write https:// and the host alone, such as https://example.com.`,
    );
  });
});

describe('the facts of the service', () => {
  it('accepts a complete file', () => {
    expect(parseService(exampleService)).toEqual(exampleService);
  });

  it.each([
    [{ subProcessors: [] }, 'subProcessors: is empty. Add a company.'],
    [
      { demoNumber: '070' },
      'demoNumber: must be a number as it is dialled from abroad, such as "+46 70 174 06 05".',
    ],
    [
      { logos: [{ name: 'A', file: 'a.svg' }] },
      'logos.0.file: must be an image of public/, such as "/logo.svg".',
    ],
    [
      { samples: ['bookingUrl'] },
      'samples.0: there is no field "bookingUrl". Correct its spelling, or remove it from the list.',
    ],
  ])('reports %j with its field and fix', (changes, message) => {
    expect(thrownMessage(() => parseService({ ...exampleService, ...changes }))).toBe(
      `content/service.json, ${message}`,
    );
  });
});
