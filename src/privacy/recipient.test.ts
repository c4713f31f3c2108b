import { describe, expect, it } from 'vitest';
import { countryText, recipientText } from './recipient.ts';

const strings = {
  safeguards: { framework: 'framework', clauses: 'clauses' },
  unknownCountry: 'ask us',
} as const;

describe('recipientText', () => {
  it('adds the company to a service that is called otherwise', () => {
    expect(recipientText({ name: 'Counter', company: 'Numbers Ltd.', countries: [] })).toBe(
      'Counter (Numbers Ltd.)',
    );
  });

  it('does not say a name twice', () => {
    expect(recipientText({ name: 'Counter', company: 'Counter Ltd.', countries: [] })).toBe('Counter Ltd.');
    expect(recipientText({ name: 'Counter', countries: [] })).toBe('Counter');
  });
});

describe('countryText', () => {
  const text = (countries: readonly string[], safeguard?: 'framework', intl = 'en-GB') =>
    countryText({ name: 'Counter', countries, ...(safeguard && { safeguard }) }, intl, strings);

  it('names countries of the EEA alone, in the language of the text', () => {
    expect(text(['SE', 'NO'])).toBe('Sweden, Norway');
    expect(text(['DE'], undefined, 'sv-SE')).toBe('Tyskland');
  });

  it('says what protects data that leaves the EEA', () => {
    expect(text(['IE', 'US'], 'framework')).toBe('Ireland, United States (framework)');
  });

  it('rests on the contractual clauses where nothing else is said', () => {
    expect(text(['BR'])).toBe('Brazil (clauses)');
  });

  it('says so where only the owner knows', () => {
    expect(text([])).toBe('ask us');
  });
});
