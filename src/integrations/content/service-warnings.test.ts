import { describe, expect, it } from 'vitest';
import type { Site } from '../../collections/owner/schema.ts';
import { exampleFigures } from '../../testing/figures.ts';
import { analyticsWarnings, foreignServiceWarnings, retentionWarnings } from './service-warnings.ts';

describe('foreignServiceWarnings', () => {
  const texts = [
    ['a', 'Hotjar records visits, Google Analytics counts them.'],
    ['b', 'EmailJS sends it.'],
    ['privacy.analytics.hotjar.purpose', 'Hotjar records visits; shown only where it does.'],
  ] as const;

  it('are none when the texts name what is used', () => {
    const analytics: Site['analytics'] = ['hotjar', 'googleAnalytics'];
    expect(foreignServiceWarnings(texts, { analytics, mailService: { provider: 'emailjs' } })).toEqual([]);
  });

  it('name each text about services that are not used, once', () => {
    expect(
      foreignServiceWarnings(texts, { analytics: [], mailService: { provider: 'webhook', name: 'Us' } }),
    ).toEqual([
      {
        field: 'a',
        message: 'names Google Analytics and Hotjar, which content/site.json does not. Change one.',
      },
      { field: 'b', message: 'names EmailJS, which content/site.json does not. Change one.' },
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
    expect(analyticsWarnings(texts, ['plausible'])).toEqual([]);
  });
});

describe('the periods that the privacy policy promises', () => {
  const { retention } = exampleFigures;
  const fields = (changes: Partial<typeof retention>) =>
    retentionWarnings({ ...retention, googleCookieYears: { value: 2 }, ...changes }).map(
      ({ field }) => field,
    );

  it('are fine where the code keeps them', () => {
    expect(fields({})).toEqual([]);
  });

  it('are told where the counter of questions or a cookie lives longer', () => {
    expect(fields({ counterMinutes: { value: 1 } })).toEqual(['retention.counterMinutes']);
    expect(fields({ googleCookieYears: { value: 1 } })).toEqual(['retention.googleCookieYears']);
  });
});
