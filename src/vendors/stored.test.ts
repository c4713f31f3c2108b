import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { ownEntries, periodText } from './stored.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const code = globSync('{src,tools/serve,supabase}/**/*.{ts,tsx,astro}', {
  cwd: root,
  ignore: ['**/*.test.{ts,tsx}', 'src/testing/**'],
}).map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));

const filesWith = (pattern: RegExp) => code.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('the list of what the site stores', () => {
  it('is complete: only src/browser/storage.ts, which takes no other keys, opens the browser’s storage', () => {
    const storage = /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches\.open|serviceWorker)\b/;
    // The inline script of the head reads the choice before any module can.
    expect(filesWith(storage)).toEqual(['src/browser/storage.ts', 'src/layout/head-script.ts']);
  });

  it('needs no cookies: the site sets none, and only clears those of vendors', () => {
    expect(filesWith(/document\.cookie\s*=(?!=)/)).toEqual(['src/features/consent/trackers.ts']);
    expect(filesWith(/set-cookie/i)).toEqual([]);
  });

  it.each(ownEntries.map(({ name }) => name))('names %s, which the code uses', (name) => {
    const used = code.filter(({ path }) => !path.startsWith('src/vendors/'));
    const key = name.endsWith('*') ? `\`${name.slice(0, -1)}\${` : `'${name}'`;
    expect(used.some(({ text }) => text.includes(key))).toBe(true);
  });
});

it('periodText writes a period as the language does, and one without a number in words', () => {
  const words = { cleared: 'cleared', tab: 'with the tab', browser: 'with the browser', atOnce: 'at once' };
  expect(periodText({ value: 30, unit: 'minute' }, 'en-GB', words)).toBe('30 minutes');
  expect(periodText({ value: 2, unit: 'year' }, 'sv-SE', words).replace(/\s/, ' ')).toBe('2 år');
  expect(periodText('tab', 'en-GB', words)).toBe('with the tab');
});
