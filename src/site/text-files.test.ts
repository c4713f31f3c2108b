import { expect, it } from 'vitest';
import { llmsText, securityTxt } from './text-files.ts';

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

it('llmsText is a title, a summary and lists of links, each on its line', () => {
  const text = llmsText('Nordlys', 'Light\u00a0work\nfor firms.', [
    {
      title: 'English',
      links: [
        { title: 'About [us]', url: 'https://x.example/about', about: 'Who\nwe are.' },
        { title: 'Terms', url: 'https://x.example/terms' },
      ],
    },
    { title: 'Empty', links: [] },
  ]);
  expect(text).toBe(
    '# Nordlys\n\n> Light work for firms.\n\n## English\n\n- [About \\[us\\]](https://x.example/about): Who we are.\n- [Terms](https://x.example/terms)\n',
  );
});
