import { expect, it } from 'vitest';
import { vendorIds, vendors } from '../../services/analytics/vendors.ts';
import { expiredCookies } from './trackers.ts';

it('a cookie is cleared on the host and on each parent domain', () => {
  expect(expiredCookies('_ga=GA1.1.5', 'www.example.com')).toEqual([
    '_ga=; max-age=0; path=/',
    '_ga=; max-age=0; path=/; domain=.www.example.com',
    '_ga=; max-age=0; path=/; domain=.example.com',
    '_ga=; max-age=0; path=/; domain=.com',
  ]);
});

it('all cookies of the vendors are cleared, also old ones, and no others', () => {
  const listed = vendorIds.flatMap((id) => vendors[id].stores.map(({ name }) => name.replace('*', '7')));
  const theirs = [...listed, '_gid', '_gat_x'];
  const cookies = ['session', ...theirs, 'x_ga', 'theme'].map((name) => `${name}=_hj`).join('; ');
  const cleared = expiredCookies(cookies, 'localhost').map((cookie) => cookie.split('=')[0]);
  expect(new Set(cleared)).toEqual(new Set(theirs));
});
