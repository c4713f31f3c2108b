import { describe, expect, it } from 'vitest';
import { metricValue, percent, shortDate, timeOfDay } from './format.ts';

/** Intl separates with spaces that do not break; which ones depends on its data. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');

describe('metricValue', () => {
  it('gives costs and revenue a dollar sign and thousands separators', () => {
    expect(metricValue('Cost Savings', 12480, 'en')).toBe('$12,480');
    expect(metricValue('Revenue Impact', 1234567, 'en')).toBe('$1,234,567');
    expect(plain(metricValue('cost savings', 12480, 'sv'))).toBe('$12 480');
  });

  it('leaves other figures as they are', () => {
    expect(metricValue('New Leads', 12480, 'en')).toBe('12480');
  });
});

describe('the other figures', () => {
  it('are written as the language does', () => {
    expect(percent(12.5, 'en')).toBe('12.5%');
    expect(plain(percent(12.5, 'sv'))).toBe('12,5 %');
    expect(shortDate('2026-12-12', 'en')).toBe('12 Dec 2026');
    expect(plain(shortDate('2026-12-12', 'sv'))).toBe('12 dec. 2026');
    expect(timeOfDay('2026-11-20T14:32:00Z', 'en')).toBe('14:32');
    expect(timeOfDay('2026-11-20T14:32:00Z', 'sv')).toBe('14:32');
  });
});
