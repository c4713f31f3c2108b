import { describe, expect, it } from 'vitest';
import { exampleSite } from '@/testing/site.ts';
import { fill } from '../../i18n/format.ts';
import { siteValueNames, siteValues } from './site-values.ts';

describe('siteValues', () => {
  it('fill the owner’s facts into texts, the city in the language of the page', () => {
    const text = '{brand} in {city} since {founded}: {email}';
    expect(fill(text, siteValues(exampleSite, 'en'))).toBe(
      'Nordlys in Lulea since 2019: hello@nordlys.example',
    );
    expect(fill(text, siteValues(exampleSite, 'sv'))).toBe(
      'Nordlys in Luleå since 2019: hello@nordlys.example',
    );
  });

  it('hold the genitives of names as each language writes them', () => {
    const text = '{brand:genitive} {bot:genitive} {legalName:genitive}';
    expect(fill(text, siteValues(exampleSite, 'en'))).toBe('Nordlys’ Nils’ Nordlys AB’s');
    expect(fill(text, siteValues(exampleSite, 'sv'))).toBe('Nordlys Nils Nordlys AB:s');
  });

  it('are those that texts are told of', () => {
    expect(Object.keys(siteValues(exampleSite, 'en'))).toEqual(siteValueNames);
  });
});
