import { expect, it } from 'vitest';
import { chatServiceOf } from './supabase.ts';

it('chatServiceOf uses the site’s own address if there are no keys', () => {
  expect(chatServiceOf({})).toEqual({ url: '/functions/v1', anonKey: '' });
});

it('chatServiceOf uses Supabase with its key, even if its address was copied with a slash', () => {
  const environment = { PUBLIC_SUPABASE_URL: 'https://abc.supabase.co/', PUBLIC_SUPABASE_ANON_KEY: 'anon' };
  expect(chatServiceOf(environment)).toEqual({
    url: 'https://abc.supabase.co/functions/v1',
    anonKey: 'anon',
  });
});
