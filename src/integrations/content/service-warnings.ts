/** What content/ says of the analytics vendors, compared with who is used and what the code does. */

import { vendorIds, vendors } from '../../services/analytics/vendors.ts';
import type { Figures } from '../../collections/figures/figures-schema.ts';
import { daysOf } from '../../services/privacy/stored.ts';
import type { Site } from '../../collections/owner/schema.ts';
import type { Warning } from './warnings.ts';

/** A text with its field. */
type FieldText = readonly [field: string, text: string];

/** Texts that name a vendor which content/site.json does not. */
export function foreignVendorWarnings(texts: readonly FieldText[], used: Site['analytics']): Warning[] {
  const foreign = vendorIds.filter((id) => !used.includes(id)).map((id) => vendors[id].name);
  return texts.flatMap(([field, text]) => {
    // Shown only for the vendor whose they are.
    if (field.startsWith('privacy.analytics.')) return [];
    const names = foreign.filter((name) => text.includes(name));
    const message = `names ${names.join(' and ')}, which content/site.json does not. Change one.`;
    return names.length > 0 ? [{ field, message }] : [];
  });
}

/** Texts that list the analytics by `{analytics}` where there are none, but for those that are then not shown. */
export function analyticsWarnings(texts: readonly FieldText[], used: Site['analytics']): Warning[] {
  return texts
    .filter(
      ([field, text]) =>
        used.length === 0 && text.includes('{analytics}') && !/\.withAnalytics\./.test(field),
    )
    .map(([field]) => ({
      field,
      message: 'writes {analytics}, but “analytics” of content/site.json is empty. Take the sentence out.',
    }));
}

/** The life of a cookie in content/figures.json, where it is not that of the code. */
export function cookieWarnings({ googleCookieYears }: Figures['retention']): Warning[] {
  const days = vendors.googleAnalytics.stores.map(({ period }) => daysOf(period));
  const years = Math.max(...days) / 365;
  if (googleCookieYears.value === years) return [];
  const message = `is ${googleCookieYears.value}, but the cookies stay for ${years} years (src/services/analytics/google-analytics.ts). Change one.`;
  return [{ field: 'retention.googleCookieYears', message }];
}
