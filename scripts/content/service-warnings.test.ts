import { describe, expect, it } from 'vitest';
import { analyticsWarnings, foreignServiceWarnings } from './service-warnings.ts';

const emailjs = { provider: 'emailjs' } as const;

describe('foreignServiceWarnings', () => {
  const texts = [['a', 'Hotjar records visits, Google Analytics counts them.'], ['b', 'EmailJS sends it.']] as const;

  it('are none when the texts name what is used', () => {
    const site = { analytics: ['hotjar', 'googleAnalytics'] as const, mailService: emailjs };
    expect(foreignServiceWarnings(texts, { ...site, analytics: [...site.analytics] })).toEqual([]);
  });

  it('name each text about services that are not used, once', () => {
    expect(foreignServiceWarnings(texts, { analytics: [], mailService: { provider: 'webhook', name: 'Us' } })).toEqual([
      { field: 'a', message: 'names Google Analytics and Hotjar, which content/site.json does not. Change one.' },
      { field: 'b', message: 'names EmailJS, which content/site.json does not. Change one.' },
    ]);
  });
});

describe('analyticsWarnings', () => {
  it('name a used vendor without a text', () => {
    const texts = [['privacy.text', 'Hotjar records visits.']] as const;
    expect(analyticsWarnings(texts, ['hotjar'], texts)).toEqual([]);
    expect(analyticsWarnings(texts, ['plausible'], texts)).toEqual([
      { field: 'privacy', message: expect.stringContaining('does not name Plausible') },
    ]);
  });

  it('name a text that would list nobody', () => {
    const texts = [['privacy.text', '**{analytics}** may learn of it.']] as const;
    expect(analyticsWarnings(texts, [], texts)).toEqual([
      { field: 'privacy.text', message: expect.stringContaining('Take the sentence out.') },
    ]);
  });
});
