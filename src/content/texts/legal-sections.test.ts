import { expect, it } from 'vitest';
import { legalSections } from './legal-sections.ts';

it('legalSections keeps order and content and makes ids of the keys', () => {
  const useLicense = { title: 'Licence', content: ['One.'], items: ['a'] };
  expect(legalSections({ useLicense, ccpa: { title: 'CCPA' } })).toEqual([
    { ...useLicense, key: 'useLicense', id: 'use-license' },
    { title: 'CCPA', key: 'ccpa', id: 'ccpa' },
  ]);
});
