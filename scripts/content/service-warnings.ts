/** What the texts say of the services for mail and analytics, compared with those that content/site.json names. */

import { vendorIds, vendors } from '../../src/analytics/vendors.ts';
import { mailProvider, mailProviderIds } from '../../src/mail/providers.ts';
import type { Site } from '../../src/site/schema.ts';
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
