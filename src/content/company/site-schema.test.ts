import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../testing/fixtures/site.ts';
import { parseSite, siteOrigin } from './site-schema.ts';
import { messageOf } from '../../testing/helpers/eventually.ts';

function messageFor(changes: Readonly<Record<string, unknown>>): string {
  return messageOf(() => parseSite({ ...exampleSite, ...changes }));
}

describe('parseSite', () => {
  it('accepts a company that publishes no number, address or phone', () => {
    const { organisationNumber, vatNumber, address, phone, ...rest } = exampleSite;
    expect(parseSite(rest)).toEqual(rest);
  });

  it.each([
    [['dashboard'] as const, { demoAccount: undefined, dashboard: undefined }],
    [['signin'] as const, { demoAccount: undefined, dashboard: exampleSite.dashboard }],
  ])('forgets what only pages need that are left out, and does not ask for it: %j', (withoutPages, facts) => {
    const { demoAccount, dashboard } = parseSite({ ...exampleSite, withoutPages });
    expect({ demoAccount, dashboard }).toEqual(facts);
    expect(() => parseSite({ ...exampleSite, ...facts, withoutPages })).not.toThrow();
  });

  it.each([
    ['a wrong e-mail address', { email: 'hello(at)nordlys.example' }, 'email: is not an e-mail'],
    ['no founder', { founders: [] }, 'founders: lists nobody.'],
    ['a half promise to browsers', { hsts: { includeSubDomains: false, preload: true } }, 'hsts.preload: '],
    [
      'no account to sign in with',
      { demoAccount: undefined },
      'demoAccount: this field is missing. Add it, or',
    ],
    ['no host of the dashboard', { dashboard: undefined, withoutPages: ['signin'] }, 'dashboard: this'],
    ['a phone number without its country', { phone: '070-174 06 05' }, 'phone: must be a number'],
    [
      'a placeholder that is not a field',
      { placeholders: ['founders.0', 'founders.9'] },
      'placeholders.1: there is no',
    ],
  ])('names %s with file and field', (_kind, changes, message) => {
    expect(messageFor(changes)).toContain(`content/site.json, ${message}`);
  });

  it('reports all that is wrong at once, a line each', () => {
    expect(messageFor({ brand: '', url: 'http://nordlys.example', email: undefined }).split('\n')).toEqual([
      'content/site.json, brand: is empty. Write a text.',
      'content/site.json, url: is not a web address. Write one that begins with https://.',
      'content/site.json, email: this field is missing. Add it.',
    ]);
  });
});

describe('siteOrigin', () => {
  const own = 'https://own.example/';

  it.each([
    [undefined, 'https://own.example'],
    ['', 'https://own.example'],
    ['https://example.com/', 'https://example.com'],
    ['http://localhost:4321', 'http://localhost:4321'],
  ])('of %j in the environment is %s', (given, origin) => {
    expect(siteOrigin(given, own)).toBe(origin);
  });

  it('names content/site.json where the owner’s own is wrong', () => {
    expect(messageOf(() => siteOrigin(undefined, 'own.example'))).toContain(
      'content/site.json, url: "own.example"',
    );
  });

  it.each([
    'example.com',
    'ftp://example.com',
    'https://',
    'https://example.com/website',
    'https://user:secret@example.com',
  ])('refuses %s, and says where it was given', (given) => {
    expect(messageOf(() => siteOrigin(given, own))).toContain(
      `PUBLIC_SITE_URL (environment): "${given}" is not`,
    );
  });
});
