import { fold } from '../i18n/fold.ts';

/**
 * A text as a part of an address: small letters a–z, digits and hyphens. `Så räknar ni: 3 steg` gives
 * `sa-raknar-ni-3-steg`.
 *
 * @returns an empty text where nothing of it can stand in an address
 */
export function slugOf(text: string): string {
  return fold(text)
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
