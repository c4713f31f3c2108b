import { describe, expect, it } from 'vitest';
import { isLocalHost, mainSiteOrigin } from './hosts.ts';

describe('isLocalHost', () => {
  it.each(['localhost', 'dashboard.localhost', '127.0.0.1', '192.168.1.20', '[::1]'])(
    'is true for %s',
    (name) => {
      expect(isLocalHost(name)).toBe(true);
    },
  );

  it.each([
    'nordlys.example',
    'dashboard.nordlys.example',
    'localhost.example.com',
    'mylocalhost',
    '1.2.3.4.example.com',
  ])('is false for %s', (name) => {
    expect(isLocalHost(name)).toBe(false);
  });
});

describe('mainSiteOrigin', () => {
  it('takes the prefix off the dashboard’s host and keeps scheme and port', () => {
    expect(mainSiteOrigin('https://dashboard.nordlys.example', 'dashboard.')).toBe('https://nordlys.example');
    expect(mainSiteOrigin('http://dashboard.localhost:4321', 'dashboard.')).toBe('http://localhost:4321');
  });

  it('is undefined on the main site', () => {
    expect(mainSiteOrigin('https://nordlys.example', 'dashboard.')).toBeUndefined();
  });
});
