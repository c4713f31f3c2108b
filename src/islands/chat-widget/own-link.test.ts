import { describe, expect, it } from 'vitest';
import { isOwnLink } from './own-link.ts';

const origin = 'https://site.example';
const email = 'hello@site.example';

describe('isOwnLink', () => {
  it.each([
    '/sv/blog',
    '#contact',
    '/launch?plan=1#form',
    'about',
    'https://site.example/about',
    'mailto:hello@site.example',
    'MAILTO:Hello@Site.example',
  ])('takes %s', (href) => {
    expect(isOwnLink(href, origin, email)).toBe(true);
  });

  it.each([
    'https://evil.example/',
    'http://site.example/',
    'https://site.example.evil.example/',
    'https://site.example:8443/',
    'https://site.example@evil.example/',
    '//evil.example',
    '/\\evil.example/x',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:\\\\evil.example',
    'mailto:x@phish.example',
    'mailto:hello@site.example?cc=x@phish.example',
    'mailto:hello@site.example,x@phish.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hello',
    'blob:https://site.example/1',
    'https://[',
  ])('refuses %j', (href) => {
    expect(isOwnLink(href, origin, email)).toBe(false);
  });
});
