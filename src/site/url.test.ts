import siteJson from '@content/site.json';
import { describe, expect, it } from 'vitest';
import { messageOf } from '@/testing/message-of.ts';
import { headSite } from './head-site.ts';
import { siteAddress } from './url.ts';

describe('siteAddress', () => {
  const own = 'https://own.example/site';

  it.each([undefined, ''])('is the owner’s own when the environment gives %j', (given) => {
    expect(siteAddress(given, own)).toEqual({ origin: 'https://own.example', base: '/site' });
  });

  it('names content/site.json where the owner’s own is wrong', () => {
    expect(messageOf(() => siteAddress(undefined, 'own.example'))).toContain(
      'content/site.json, url: "own.example"',
    );
  });

  it.each([
    ['https://example.com', 'https://example.com', ''],
    ['https://example.com/', 'https://example.com', ''],
    ['http://localhost:4321', 'http://localhost:4321', ''],
    ['https://someone.github.io/website', 'https://someone.github.io', '/website'],
    ['https://someone.github.io/website.old/', 'https://someone.github.io', '/website.old'],
    ['https://example.com/a/b', 'https://example.com', '/a/b'],
  ])('takes %s of the environment as %s and the path %j', (given, origin, base) => {
    expect(siteAddress(given, own)).toEqual({ origin, base });
  });

  it.each([
    'example.com',
    'ftp://example.com',
    'https://',
    'https://example.com//blog',
    'https://example.com/a b',
    'https://exa mple.com',
    'https://example.com?from=mail',
    'https://example.com#top',
    'https://user:secret@example.com',
  ])('refuses %s, saying where it was given and what to write', (given) => {
    expect(messageOf(() => siteAddress(given, own))).toBe(
      `PUBLIC_SITE_URL (environment): "${given}" is not a site address. Write https:// and the host, and the path of a site that lies below one, such as https://example.com or https://example.com/website.`,
    );
  });
});

describe('headSite', () => {
  it('knows the brand and the origin of the site', () => {
    expect(headSite(new URL('https://example.com/'))).toEqual({
      brand: siteJson.brand,
      origin: 'https://example.com',
    });
  });

  it('stops a build without an address', () => {
    expect(() => headSite(undefined)).toThrow('astro.config.mjs: "site" is not set.');
  });
});
