import en from '@content/locales/en.json';
import sv from '@content/locales/sv.json';
import { describe, expect, it } from 'vitest';
import { legalSections } from './legal.ts';

describe('legalSections', () => {
  it('keeps order and content and makes ids of the keys', () => {
    const useLicense = { title: 'Licence', content: ['One.'], items: ['a'] };
    expect(legalSections({ useLicense, ccpa: { title: 'CCPA' } })).toEqual([
      { ...useLicense, key: 'useLicense', id: 'use-license' },
      { title: 'CCPA', key: 'ccpa', id: 'ccpa' },
    ]);
  });

  it.each(['terms', 'privacy'] as const)('gives the %s the same ids in both languages', (page) => {
    const ids = (sections: typeof en | typeof sv) =>
      legalSections(sections[page].sections).map(({ id }) => id);
    expect(ids(sv)).toEqual(ids(en));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
    expect(ids(en).filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
  });
});
