import { describe, expect, it } from 'vitest';
import { ownCookies } from './service-traces.ts';

describe('ownCookies', () => {
  it('clears a cookie on the host and on each parent domain', () => {
    expect(ownCookies('_ga=GA1.1.5', 'www.example.com')).toEqual([
      '_ga=; max-age=0; path=/',
      '_ga=; max-age=0; path=/; domain=.www.example.com',
      '_ga=; max-age=0; path=/; domain=.example.com',
      '_ga=; max-age=0; path=/; domain=.com',
    ]);
  });

  it('knows the cookies of both services and leaves all others', () => {
    const cookies = 'session=1; _ga_AB12=2; _gid=3; _gat_x=4; _hjSessionUser_7=5; x_ga=6; theme=_hj';
    const cleared = ownCookies(cookies, 'localhost').map((cookie) => cookie.split('=')[0]);
    expect(new Set(cleared)).toEqual(new Set(['_ga_AB12', '_gid', '_gat_x', '_hjSessionUser_7']));
  });
});
