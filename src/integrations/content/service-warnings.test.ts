import { describe, expect, it } from 'vitest';
import { exampleFigures } from '../../testing/figures.ts';
import { analyticsWarnings, cookieWarnings, foreignVendorWarnings } from './service-warnings.ts';

describe('foreignVendorWarnings', () => {
  const texts = [
    ['a', 'Hotjar records visits, Google Analytics counts them.'],
    ['privacy.analytics.hotjar.purpose', 'Hotjar records visits; shown only where it does.'],
  ] as const;

  it('are none when the texts name who is used', () => {
    expect(foreignVendorWarnings(texts, ['hotjar', 'googleAnalytics'])).toEqual([]);
  });

  it('name each text about vendors that are not used, once', () => {
    expect(foreignVendorWarnings(texts, [])).toEqual([
      {
        field: 'a',
        message: 'names Google Analytics and Hotjar, which content/site.json does not. Change one.',
      },
    ]);
  });
});

describe('analyticsWarnings', () => {
  const texts = [
    ['terms.text', '**{analytics}** may learn of it.'],
    ['privacy.sections.a.withAnalytics.0', 'Information goes to {analytics}.'],
  ] as const;

  it('name a text that would list nobody, unless it is left out then', () => {
    expect(analyticsWarnings(texts, [])).toEqual([
      { field: 'terms.text', message: expect.stringContaining('Take the sentence out.') },
    ]);
  });

  it('are none where somebody measures', () => {
    expect(analyticsWarnings(texts, ['hotjar'])).toEqual([]);
  });
});

it('cookieWarnings compare the life of the cookies with that of the code', () => {
  const { retention } = exampleFigures;
  const fields = (value: number) =>
    cookieWarnings({ ...retention, googleCookieYears: { value } }).map(({ field }) => field);
  expect([fields(2), fields(1)]).toEqual([[], ['retention.googleCookieYears']]);
});
