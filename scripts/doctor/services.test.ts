import { describe, expect, it } from 'vitest';
import { missingServices } from './services.ts';

const all = {
  PUBLIC_EMAILJS_SERVICE_ID: 's',
  PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
  PUBLIC_SUPABASE_URL: 'https://x.example',
  PUBLIC_SUPABASE_ANON_KEY: 'a',
};

const chosen = { mailService: { provider: 'emailjs' }, analytics: [] } as const;

describe('missingServices', () => {
  it('are none when every key is set', () => {
    expect(missingServices(all, chosen)).toEqual([]);
  });

  it('name the keys that are not set or empty, and what does not work', () => {
    expect(missingServices({ ...all, PUBLIC_EMAILJS_TEMPLATE_ID: '' }, chosen)).toEqual([
      {
        name: 'Forms',
        keys: ['PUBLIC_EMAILJS_TEMPLATE_ID'],
        without: expect.stringContaining('mail address'),
      },
    ]);
    expect(missingServices({}, chosen).map(({ name, keys }) => [name, keys.length])).toEqual([
      ['Forms', 3],
      ['Assistant', 2],
    ]);
  });

  it('name analytics that visitors are asked about and that has no id', () => {
    expect(missingServices(all, { ...chosen, analytics: ['plausible'] })).toEqual([
      {
        name: 'Plausible',
        keys: ['PUBLIC_PLAUSIBLE_DOMAIN'],
        without: 'the cookie banner asks for consent to it, but nothing is measured',
        otherwise: 'take "plausible" out of "analytics" in content/site.json',
      },
    ]);
    expect(
      missingServices(
        { ...all, PUBLIC_PLAUSIBLE_DOMAIN: 'a.example' },
        { ...chosen, analytics: ['plausible'] },
      ),
    ).toEqual([]);
  });
});
