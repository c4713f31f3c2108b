import siteJson from '@content/site.json';
import { describe, expect, it } from 'vitest';
import { messageOf } from '@/testing/message-of.ts';
import { headSite } from '../pages/head-site.ts';
import { siteOrigin } from './url.ts';

describe('siteOrigin', () => {
  const own = 'https://own.example/';

  it.each([undefined, ''])('is the owner’s own when the environment gives %j', (given) => {
    expect(siteOrigin(given, own)).toBe('https://own.example');
  });

  it('names content/site.json where the owner’s own is wrong', () => {
    expect(messageOf(() => siteOrigin(undefined, 'own.example'))).toContain(
      'content/site.json, url: "own.example"',
    );
  });

  it.each([
    ['https://example.com', 'https://example.com'],
    ['https://example.com/', 'https://example.com'],
    ['http://localhost:4321', 'http://localhost:4321'],
  ])('takes %s of the environment as %s', (given, origin) => {
    expect(siteOrigin(given, own)).toBe(origin);
  });

  it.each([
    'example.com',
    'ftp://example.com',
    'https://',
    'https://example.com/website',
    'https://exa mple.com',
    'https://example.com?from=mail',
    'https://example.com#top',
    'https://user:secret@example.com',
  ])('refuses %s, saying where it was given and what to write', (given) => {
    expect(messageOf(() => siteOrigin(given, own))).toBe(
      `PUBLIC_SITE_URL (environment): "${given}" is not a site address. Write https:// and the host alone, such as https://example.com.`,
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
});
