import siteJson from '@content/site.json';
import { describe, expect, it } from 'vitest';
import { messageOf } from '@/testing/message-of.ts';
import { headSite } from './head-site.ts';
import { siteUrl } from './url.ts';

describe('siteUrl', () => {
  it.each([undefined, ''])('is the address of content/site.json when the environment gives %j', (given) => {
    expect(siteUrl(given)).toBe(siteJson.url);
  });

  it.each([
    ['https://example.com', 'https://example.com'],
    ['https://example.com/', 'https://example.com'],
    ['http://localhost:4321', 'http://localhost:4321'],
  ])('takes %s of the environment as %s', (given, origin) => {
    expect(siteUrl(given)).toBe(origin);
  });

  it.each([
    'example.com',
    'ftp://example.com',
    'https://',
    'https://example.com/blog',
    'https://exa mple.com',
    'https://example.com?from=mail',
    'https://example.com#top',
    'https://user:secret@example.com',
  ])('refuses %s, saying where it was given and what to write', (given) => {
    expect(messageOf(() => siteUrl(given))).toBe(
      `PUBLIC_SITE_URL (environment): "${given}" is not a site address. Write the scheme and host only, such as https://example.com.`,
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
