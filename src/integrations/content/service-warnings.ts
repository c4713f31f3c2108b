/** What content/ says of the services for mail, analytics and the chat, compared with what is used and what the code does. */

import { vendorEntries } from '../../services/analytics/disclosures.ts';
import { vendorIds, vendors } from '../../services/analytics/vendors.ts';
import type { Figures } from '../../collections/figures/figures-schema.ts';
import { mailProvider, mailProviderIds } from '../../services/mail/providers.ts';
import { daysOf } from '../../services/privacy/stored.ts';
import type { Site } from '../../collections/owner/schema.ts';
import { windowSeconds } from '../../../supabase/functions/chat-assistant/http/rate-limit.ts';
import type { Warning } from './warnings.ts';

/** A text with its field. */
type FieldText = readonly [field: string, text: string];

/** The services that texts may name, each with whether the site uses it. */
function services({ analytics, mailService }: Pick<Site, 'analytics' | 'mailService'>) {
  return [
    ...vendorIds.map((id) => ({ name: vendors[id].name, isUsed: analytics.includes(id) })),
    ...mailProviderIds.flatMap((id) => {
      const { name } = mailProvider(id);
      return name === undefined ? [] : [{ name, isUsed: mailService.provider === id }];
    }),
  ];
}

/** Texts that name a service which content/site.json does not. */
export function foreignServiceWarnings(
  texts: readonly FieldText[],
  site: Pick<Site, 'analytics' | 'mailService'>,
): Warning[] {
  const foreign = services(site).filter(({ isUsed }) => !isUsed);
  return texts.flatMap(([field, text]) => {
    // Shown only for the vendor whose they are.
    if (field.startsWith('privacy.analytics.')) return [];
    const names = foreign.flatMap(({ name }) => (text.includes(name) ? [name] : []));
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

/** Periods of content/figures.json that the privacy policy promises and the code does not keep. */
export function retentionWarnings({ counterMinutes, googleCookieYears }: Figures['retention']): Warning[] {
  // The counts of a window go with the first question after it.
  const counted = Math.ceil(windowSeconds / 60) + 1;
  const years = Math.max(...vendorEntries('googleAnalytics').map(({ period }) => daysOf(period))) / 365;
  return [
    ...(counterMinutes.value < counted
      ? [
          {
            field: 'retention.counterMinutes',
            message: `is ${counterMinutes.value}, but the chat counts questions for ${counted} minutes. Write ${counted} or more.`,
          },
        ]
      : []),
    ...(googleCookieYears.value === years
      ? []
      : [
          {
            field: 'retention.googleCookieYears',
            message: `is ${googleCookieYears.value}, but the cookies stay for ${years} years (src/services/analytics/google-analytics.ts). Change one.`,
          },
        ]),
  ];
}
