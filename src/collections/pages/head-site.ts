import type { HeadSite } from '@/seo/head/page.ts';
import { site } from '../owner/site.ts';

/**
 * What the head needs to know of the site.
 *
 * @param address `Astro.site`, which astro.config.mjs always sets
 */
export function headSite(address: URL | undefined): HeadSite {
  if (!address) throw new Error('astro.config.mjs: "site" is not set.');
  return { brand: site.brand, origin: address.origin };
}
