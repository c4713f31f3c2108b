import { expect, it } from 'vitest';
import { dictionary } from '@/i18n/dictionary.ts';
import { privacySections } from './privacy-sections.ts';

const { privacy } = dictionary('en');
const partsOf = (hasVideos: boolean) =>
  privacySections(privacy, hasVideos)['cookiesAndTracking']?.parts?.map(({ title }) => title);

it('the privacy policy speaks of videos only while an article shows one', () => {
  expect(partsOf(false)).not.toContain(privacy.video.title);
  expect(partsOf(true)?.at(-1)).toBe(privacy.video.title);
});
