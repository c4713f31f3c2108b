import enFile from '@owner/locales/en.json';
import svFile from '@owner/locales/sv.json';
import { expect, it } from 'vitest';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { analyticsVendorIds, analyticsVendors } from '../../vendors/analytics.ts';
import { bannerTexts } from './banner-texts.ts';

const en = enFile as Dictionary;
const sv = svFile as Dictionary;
const { googleAnalytics, hotjar } = en.privacy.analytics;

it('the banner asks one question for all vendors, and says what each would do and how long it would recognise the browser', () => {
  const { question, details } = bannerTexts(
    en.privacy,
    'May we {purposes}?' as Dictionary['cookies']['question'],
    ['hotjar', 'googleAnalytics'],
    'en',
  );
  expect(question).toBe(`May we ${hotjar.question} and ${googleAnalytics.question}?`);
  expect(details).toBe(
    [hotjar.banner.replace('{period}', '1 year'), googleAnalytics.banner.replace('{period}', '2 years')].join(
      ' ',
    ),
  );
});

it.each(analyticsVendorIds)('the banner mentions only %s if no other vendor is used', (id) => {
  const { question } = bannerTexts(sv.privacy, sv.cookies.question, [id], 'sv');
  expect(question).toBe(sv.cookies.question.replace('{purposes}', sv.privacy.analytics[id].question));
  for (const other of analyticsVendorIds)
    expect(question.includes(analyticsVendors[other].name)).toBe(other === id);
});
