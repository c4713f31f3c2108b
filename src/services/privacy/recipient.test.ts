import { expect, it } from 'vitest';
import { countryText, recipientText } from './recipient.ts';

it.each([
  ['Counter (Numbers Ltd.)', { name: 'Counter', company: 'Numbers Ltd.' }],
  ['Counter Ltd.', { name: 'Counter', company: 'Counter Ltd.' }],
  ['Counter', { name: 'Counter' }],
])('recipientText names a service and its company once: %s', (text, recipient) => {
  expect(recipientText({ ...recipient, countries: [] })).toBe(text);
});

it.each([
  ['within the EEA', ['SE', 'NO'], undefined, 'en-GB', 'Sweden, Norway'],
  ['in the language of the page', ['DE'], undefined, 'sv-SE', 'Tyskland'],
  ['outside it with its safeguard', ['IE', 'US'], 'framework', 'en-GB', 'Ireland, United States (framework)'],
  ['outside it with the clauses by default', ['BR'], undefined, 'en-GB', 'Brazil (clauses)'],
  ['that only the owner knows', [], undefined, 'en-GB', 'ask us'],
] as const)('countryText names countries %s', (_which, countries, safeguard, intl, text) => {
  const strings = { safeguards: { framework: 'framework', clauses: 'clauses' }, unknownCountry: 'ask us' };
  const recipient = { name: 'Counter', countries, ...(safeguard && { safeguard }) };
  expect(countryText(recipient, intl, strings)).toBe(text);
});
