/** The file for people who find a security hole (RFC 9116). Needs no browser. */

import { readBuilt } from '../support/built.ts';
import { languages, origin } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('security.txt names a contact, the languages and its own address, and expires within a year', () => {
  const path = '/.well-known/security.txt';
  const fields = new Map(
    readBuilt(path)
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:.+@/);
  expect(fields.get('Preferred-Languages')?.split(', ').toSorted()).toEqual(languages.toSorted());
  expect(fields.get('Canonical')).toBe(`${origin}${path}`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1_000);
  expect(days).toBeGreaterThan(200);
  expect(days).toBeLessThan(365);
});
