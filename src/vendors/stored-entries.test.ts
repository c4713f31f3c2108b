import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { periodText, siteEntries } from './stored-entries.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const code = globSync('{src,tools/serve,supabase}/**/*.{ts,tsx,astro}', {
  cwd: root,
  ignore: ['**/*.test.{ts,tsx}', 'src/testing/**'],
}).map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));

const filesWith = (pattern: RegExp) => code.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('the list of stored entries', () => {
  it('is complete: only src/browser/storage.ts, which accepts no other keys, opens the browser’s storage', () => {
    const storage = /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches\.open|serviceWorker)\b/;
    // The inline script in the head reads the choice before any module can.
    expect(filesWith(storage)).toEqual(['src/browser/storage.ts', 'src/layout/head-script.ts']);
  });

  it('needs no cookies: the site sets none, and only clears vendors’ cookies', () => {
    expect(filesWith(/document\.cookie\s*=(?!=)/)).toEqual(['src/features/consent/trackers.ts']);
    expect(filesWith(/set-cookie/i)).toEqual([]);
  });

  it.each(siteEntries.map(({ name }) => name))('reports %s, which the code uses', (name) => {
    const used = code.filter(({ path }) => !path.startsWith('src/vendors/'));
    const key = name.endsWith('*') ? `\`${name.slice(0, -1)}\${` : `'${name}'`;
    expect(used.some(({ text }) => text.includes(key))).toBe(true);
  });
});

it('periodText formats a period for the language, and uses words if it has no number', () => {
  const words = { cleared: 'cleared', tab: 'with the tab', browser: 'with the browser', atOnce: 'at once' };
  expect(periodText({ value: 30, unit: 'minute' }, 'en-GB', words)).toBe('30 minutes');
  expect(periodText({ value: 2, unit: 'year' }, 'sv-SE', words).replace(/\s/, ' ')).toBe('2 år');
  expect(periodText('tab', 'en-GB', words)).toBe('with the tab');
});
