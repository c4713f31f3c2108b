import { describe, expect, it } from 'vitest';
import { metricValue, percent, shortDate, timeOfDay } from './format.ts';

/** Intl writes spaces that do not break. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('metricValue', () => {
  it.each([
    ['Cost Savings', 'en', '$12,480'],
    ['Revenue Impact', 'en', '$12,480'],
    ['monthly cost', 'en', '$12,480'],
    ['REVENUE', 'en', '$12,480'],
    ['Costs', 'en', '$12,480'],
    ['Cost Savings', 'sv', '$12 480'],
    ['New Leads', 'en', '12480'],
    ['New Leads', 'sv', '12480'],
    ['Active Automations', 'en', '12480'],
  ] as const)('of %j in %s is %s', (name, locale, expected) => {
    expect(plain(metricValue(name, 12480, locale))).toBe(expected);
  });
});

describe('percent', () => {
  it.each([
    [12.5, 'en', '12.5%'],
    [12.5, 'sv', '12,5 %'],
    [8, 'en', '8%'],
    [0, 'sv', '0 %'],
    [100, 'en', '100%'],
    [6.34, 'en', '6.3%'],
  ] as const)('%d in %s is %s', (value, locale, expected) => {
    expect(plain(percent(value, locale))).toBe(expected);
  });
});

describe('shortDate', () => {
  it.each([
    ['en', '12 Dec 2026'],
    ['sv', '12 dec. 2026'],
  ] as const)('in %s is %s', (locale, expected) => {
    expect(shortDate('2026-12-12', locale)).toBe(expected);
  });
});

describe('timeOfDay', () => {
  it.each([
    ['2026-11-20T14:32:00Z', '14:32'],
    ['2026-11-20T09:05:59Z', '09:05'],
    ['2026-11-20T00:00:00Z', '00:00'],
  ])('of %s is %s in both languages, wherever the reader is', (time, expected) => {
    expect([timeOfDay(time, 'en'), timeOfDay(time, 'sv')]).toEqual([expected, expected]);
  });
});
