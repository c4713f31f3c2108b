import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

it('security.txt names the contact, when it expires, the languages and its own address', () => {
  const contact = {
    email: 'hello@nordlys.example',
    origin: 'https://nordlys.example',
    languages: ['en', 'sv'],
  };
  expect(securityTxt(contact, new Date('2026-11-25T23:30:00Z'))).toBe(
    `Contact: mailto:hello@nordlys.example
Expires: 2027-10-21T23:30:00.000Z
Preferred-Languages: en, sv
Canonical: https://nordlys.example/.well-known/security.txt
`,
  );
});
