import { describe, expect, it } from 'vitest';
import { vendorEntries, vendorRecipient } from './disclosures.ts';
import type { Vendor } from './vendor.ts';
import { vendorIds, vendors } from './vendors.ts';

describe.each(vendorIds)('what the privacy policy tells of %s', (id) => {
  const vendor: Vendor = vendors[id];

  it('is all cleared when consent is withdrawn', () => {
    const left = vendorEntries(id).filter(
      ({ name, kind }) => !(kind === 'cookie' ? vendor.cookies : vendor.storage)?.test(name),
    );
    expect(left).toEqual([]);
  });

  it('has cookies and entries where a withdrawal clears some', () => {
    const kinds = new Set(vendorEntries(id).map(({ kind }) => (kind === 'cookie' ? 'cookie' : 'storage')));
    expect([kinds.has('cookie'), kinds.has('storage')]).toEqual([
      vendor.cookies !== undefined,
      vendor.storage !== undefined,
    ]);
  });

  it('names a company and its countries', () => {
    const { company, countries } = vendorRecipient(id);
    expect(company).toBeTruthy();
    expect(countries.length).toBeGreaterThan(0);
  });
});
