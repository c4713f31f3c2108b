import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { site } from '../content/owner-data.ts';
import { headScriptText } from './head-script.ts';

const data = { dashboardHref: '/sv/dashboard', articleFolders: '/sv/blog/', blogHref: '/sv/blog' };

/** Runs the script with nothing but the browser's objects, as in a page. */
function run(address: string, stored: Readonly<Record<string, string>> = {}) {
  const { hostname, pathname } = new URL(address);
  const documentElement = { dataset: {} as Record<string, string>, toggleAttribute: vi.fn() };
  const replace = vi.fn();
  runInNewContext(headScriptText, {
    document: { currentScript: { dataset: data }, documentElement },
    location: { hostname, pathname, replace },
    navigator: {},
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    console: { error: () => undefined },
  });
  return { target: replace.mock.calls[0]?.[0] as unknown, ...documentElement.dataset };
}

it.each([
  ['https://example.com/sv/blog/unknown', data.blogHref],
  ['https://example.com/sv/blog/unknown/', data.blogHref],
  ['https://example.com/sv/blog/', undefined],
  ['https://example.com/sv/blog/unknown/page', undefined],
  [`https://${site.dashboard.hostPrefix}example.com/sv/about`, data.dashboardHref],
  [`https://${site.dashboard.hostPrefix}example.com/sv/dashboard`, undefined],
])('on %s, the 404 page redirects to %s', (address, target) => {
  expect(run(address).target).toBe(target);
});

it('reserves space for the banner, if there is one, until there is a valid choice', () => {
  const cookieBanner = site.analytics.length > 0 ? 'reserved' : 'closed';
  expect(run('https://example.com/')).toMatchObject({ cookieBanner });
  const declined = { 'analytics-consent': 'declined' };
  expect(run('https://example.com/', declined)).toMatchObject({ cookieBanner: 'closed' });
});
