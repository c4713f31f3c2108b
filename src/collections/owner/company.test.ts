import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../testing/fixtures/site.ts';
import { companyFacts, initials } from './company.ts';

describe('companyFacts', () => {
  it('are told in order, the address with the country for readers of another language', () => {
    expect(companyFacts(exampleSite, 'en').map(({ text }) => text)).toEqual([
      'Nordlys AB',
      '111111-1111',
      'Storgatan 1, 111 11 Luleå, Sweden',
      'SE111111111101',
      '+46 70 174 06 06',
    ]);
    expect(companyFacts(exampleSite, 'sv')[2]?.text).toBe('Storgatan 1, 111 11 Luleå');
  });

  it('leave out what the owner does not give', () => {
    const { phone, vatNumber, address, ...site } = exampleSite;
    expect(companyFacts(site, 'en').map(({ name }) => name)).toEqual(['legalName', 'organisationNumber']);
  });

  it('say which of them are invented', () => {
    const site = { ...exampleSite, placeholders: ['address', 'phone'] };
    const invented = companyFacts(site, 'en').filter(({ placeholder }) => placeholder);
    expect(invented.map(({ name }) => name)).toEqual(['address', 'phone']);
  });
});

it.each([
  ['Sara Nord', 'SN'],
  ['Jon Erik Lys', 'JL'],
  ['Cher', 'C'],
  ['  åsa   öberg ', 'ÅÖ'],
  ['', ''],
])('initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
