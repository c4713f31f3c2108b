import { expect, it } from 'vitest';
import { dayOf, statusOf } from './article-dates.ts';

it.each([
  ['a minute before midnight in winter', '2026-12-01T22:59:00Z', '2026-12-01'],
  ['midnight in winter', '2026-12-01T23:00:00Z', '2026-12-02'],
  ['a minute before midnight in summer', '2026-07-01T21:59:00Z', '2026-07-01'],
  ['midnight in summer', '2026-07-01T22:00:00Z', '2026-07-02'],
])('dayOf starts a day at midnight in Stockholm: %s', (_moment, utc, day) => {
  expect(dayOf(new Date(utc))).toBe(day);
});

const publishedAt = '2026-12-02';

it.each([
  ['scheduled', { draft: false, publishedAt }, '2026-12-01'],
  ['published', { draft: false, publishedAt }, '2026-12-02'],
  ['published', { draft: false, publishedAt }, '2027-01-01'],
  ['draft', { draft: true, publishedAt }, '2026-12-01'],
  ['draft', { draft: true, publishedAt }, '2027-01-01'],
])('statusOf is %s for %j on %s', (status, article, day) => {
  expect(statusOf(article, day)).toBe(status);
});
