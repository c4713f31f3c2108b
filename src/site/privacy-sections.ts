import type { Dictionary } from '../i18n/dictionary.ts';
import type { LegalSections } from './legal.ts';

/**
 * The sections of the privacy policy: what it says of videos belongs to it only while an article shows one.
 *
 * @param hasVideos whether any published article does
 */
export function privacySections(
  { sections, video }: Pick<Dictionary['privacy'], 'sections' | 'video'>,
  hasVideos: boolean,
): LegalSections {
  const { cookiesAndTracking } = sections;
  if (!hasVideos) return sections;
  return {
    ...sections,
    cookiesAndTracking: { ...cookiesAndTracking, parts: [...cookiesAndTracking.parts, video] },
  };
}
