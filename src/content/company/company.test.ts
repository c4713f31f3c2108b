import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../testing/fixtures/site.ts';
import { companyDetails, initials, phoneText } from './company.ts';

describe('companyDetails', () => {
  it('are listed in order, with the country in the address for readers of another language', () => {
    expect(companyDetails(exampleSite, 'en').map(({ text }) => text)).toEqual([
      'Nordlys AB',
      '111111-1111',
      'Storgatan 1, 111 11 Luleå, Sweden',
      'SE111111111101',
      '+46 70 174 06 06',
    ]);
    const swedish = companyDetails(exampleSite, 'sv').map(({ text }) => text);
    expect([swedish[2], swedish[4]]).toEqual(['Storgatan 1, 111 11 Luleå', '070-174 06 06']);
  });

  it('state which of them are invented', () => {
    const site = { ...exampleSite, samples: ['address', 'phone'] };
    const invented = companyDetails(site, 'en').filter(({ isSample }) => isSample);
    expect(invented.map(({ name }) => name)).toEqual(['address', 'phone']);
  });
});

it.each([
  ['+46 70 174 06 05', '070-174 06 05'],
  ['+46 8 123 456 78', '08-123 456 78'],
  ['+46 920 123 45', '0920-123 45'],
  ['+46701740605', '+46701740605'],
  ['+46 701740605', '+46 701740605'],
  ['+47 22 12 34 56', '+47 22 12 34 56'],
  ['+4 67 01 74 06', '+4 67 01 74 06'],
])('shows %s to Swedish readers as %s, and unchanged to other readers', (phone, expected) => {
  expect([phoneText(phone, 'sv'), phoneText(phone, 'en')]).toEqual([expected, phone]);
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
