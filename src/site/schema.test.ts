import siteJson from '@content/site.json';
import { describe, expect, it } from 'vitest';
import { messageOf } from '@/testing/message-of.ts';
import { parseSite } from './schema.ts';

const [alva, elias] = siteJson.founders;

function messageFor(changes: Readonly<Record<string, unknown>>): string {
  return messageOf(() => parseSite({ ...siteJson, ...changes }));
}

describe('parseSite', () => {
  it('accepts the real file', () => {
    expect(parseSite(siteJson)).toEqual(siteJson);
  });

  const group = 'must be a group of fields in braces.';
  const address = 'is not a web address. Write one that begins with https://.';

  it.each([
    ['a missing field', { brand: undefined }, 'brand: this field is missing. Add it.'],
    ['an empty text', { brand: ' ' }, 'brand: is empty. Write a text.'],
    ['a number for a text', { legalName: 5 }, 'legalName: must be text in quotation marks.'],
    [
      'an unknown field',
      { brnad: 'Klarvind' },
      'brnad: this field is not known here. Remove it, or correct its spelling.',
    ],
    ['an address without https', { url: 'http://klarvind.example' }, `url: ${address}`],
    ['an address without scheme', { videoChannel: 'video.example' }, `videoChannel: ${address}`],
    ['a missing address', { url: undefined }, 'url: this field is missing. Add it.'],
    [
      'a wrong e-mail address',
      { email: 'hello(at)klarvind.example' },
      'email: is not an e-mail address. Write one such as hello@example.com.',
    ],
    ['a missing e-mail address', { academyEmail: undefined }, 'academyEmail: this field is missing. Add it.'],
    ['a missing translation', { city: { en: 'Gothenburg' } }, 'city.sv: this field is missing. Add it.'],
    [
      'a language that the site lacks',
      { city: { ...siteJson.city, de: 'Göteborg' } },
      'city.de: this field is not known here. Remove it, or correct its spelling.',
    ],
    ['one text for both languages', { tagline: 'Work' }, `tagline: ${group}`],
    ['null for a group', { demoAccount: null }, `demoAccount: ${group}`],
    [
      'one founder',
      { founders: [alva] },
      'founders: the about page shows two founders (spec section 2). List exactly two.',
    ],
    [
      'a text for the founders',
      { founders: 'Alva' },
      'founders: the about page shows two founders (spec section 2). List exactly two.',
    ],
    ['a name for a founder', { founders: [alva, 'Elias'] }, `founders.1: ${group}`],
    [
      'a promise to browsers that none of them takes',
      { hsts: { includeSubDomains: false, preload: true } },
      'hsts.preload: browsers take no site without its subdomains. Set includeSubDomains to true as well.',
    ],
    [
      'text for true or false',
      { founders: [alva, { ...elias, placeholder: 'no' }] },
      'founders.1.placeholder: must be true or false.',
    ],
    [
      'a demo account without password',
      { demoAccount: { email: 'demo@klarvind.example' } },
      'demoAccount.password: this field is missing. Add it.',
    ],
    [
      'a host prefix without its dot',
      { dashboard: { ...siteJson.dashboard, hostPrefix: 'dashboard' } },
      'dashboard.hostPrefix: must be a host label with its dot, such as "dashboard.".',
    ],
    [
      'a number for the host prefix',
      { dashboard: { ...siteJson.dashboard, hostPrefix: 5 } },
      'dashboard.hostPrefix: must be a host label with its dot, such as "dashboard.".',
    ],
  ])('names %s with file, field and remedy', (_kind, changes, message) => {
    expect(messageFor(changes)).toBe(`content/site.json, ${message}`);
  });

  it('reports all that is wrong at once, a line each', () => {
    expect(messageFor({ brand: '', url: 'x', email: undefined }).split('\n')).toEqual([
      'content/site.json, brand: is empty. Write a text.',
      `content/site.json, url: ${address}`,
      'content/site.json, email: this field is missing. Add it.',
    ]);
  });

  it('names the file alone when all of it has the wrong form', () => {
    expect(messageOf(() => parseSite([]))).toBe(`content/site.json: ${group}`);
  });
});
