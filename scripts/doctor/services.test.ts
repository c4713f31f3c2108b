import { describe, expect, it } from 'vitest';
import { missingServices } from './services.ts';

const all = {
  PUBLIC_EMAILJS_SERVICE_ID: 's',
  PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
  PUBLIC_SUPABASE_URL: 'https://x.example',
  PUBLIC_SUPABASE_ANON_KEY: 'a',
};

describe('missingServices', () => {
  it('are none when every key is set', () => {
    expect(missingServices(all, 'emailjs')).toEqual([]);
  });

  it('name the keys that are not set or empty, and what does not work', () => {
    expect(missingServices({ ...all, PUBLIC_EMAILJS_TEMPLATE_ID: '' }, 'emailjs')).toEqual([
      {
        name: 'Forms',
        keys: ['PUBLIC_EMAILJS_TEMPLATE_ID'],
        without: expect.stringContaining('mail address'),
      },
    ]);
    expect(missingServices({}, 'emailjs').map(({ name, keys }) => [name, keys.length])).toEqual([
      ['Forms', 3],
      ['Assistant', 2],
    ]);
  });
});
