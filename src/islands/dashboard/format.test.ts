import { describe, expect, it } from 'vitest';
import { metricValue, shortDate, timeOfDay } from './format.ts';

/** Intl writes spaces that do not break. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('metricValue', () => {
  it.each([
    ['Cost Savings', 'en-GB', '$12,480'],
    ['Revenue Impact', 'en-GB', '$12,480'],
    ['REVENUE', 'en-GB', '$12,480'],
    ['New Leads', 'en-GB', '12480'],
    ['New Leads', 'sv-SE', '12480'],
  ] as const)('of %j in %s is %s', (name, intl, expected) => {
    expect(plain(metricValue(name, 12480, intl))).toBe(expected);
  });
});

describe('shortDate', () => {
  it.each([
    ['en-GB', '12 Dec 2026'],
    ['sv-SE', '12 dec. 2026'],
  ] as const)('in %s is %s', (intl, expected) => {
    expect(shortDate('2026-12-12', intl)).toBe(expected);
  });
});

describe('timeOfDay', () => {
  it.each([
    ['2026-11-20T14:32:00Z', '14:32'],
    ['2026-11-20T09:05:59Z', '09:05'],
    ['2026-11-20T00:00:00Z', '00:00'],
  ])('of %s is %s in both languages, wherever the reader is', (time, expected) => {
    expect([timeOfDay(time, 'en-GB'), timeOfDay(time, 'sv-SE')]).toEqual([expected, expected]);
  });
});
