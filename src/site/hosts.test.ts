import { describe, expect, it } from 'vitest';
import { isLocalHost, mainSiteOrigin } from './hosts.ts';

it.each([
  ['localhost', true],
  ['dashboard.localhost', true],
  ['127.0.0.1', true],
  ['192.168.1.20', true],
  ['[::1]', true],
  ['dashboard.nordlys.example', false],
  ['localhost.example.com', false],
  ['mylocalhost', false],
  ['1.2.3.4.example.com', false],
])('isLocalHost of %s is %s', (name, isLocal) => {
  expect(isLocalHost(name)).toBe(isLocal);
});

describe('mainSiteOrigin', () => {
  it('removes the prefix from the dashboard’s host and keeps scheme and port', () => {
    expect(mainSiteOrigin('https://dashboard.nordlys.example', 'dashboard.')).toBe('https://nordlys.example');
    expect(mainSiteOrigin('http://dashboard.localhost:4321', 'dashboard.')).toBe('http://localhost:4321');
  });

  it('is undefined on the main site', () => {
    expect(mainSiteOrigin('https://nordlys.example', 'dashboard.')).toBeUndefined();
  });
});
