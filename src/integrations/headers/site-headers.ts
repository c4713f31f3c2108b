/** The headers that every host sends, in one place; `headers-file.ts` and `nginx-config.ts` write them down. */

import type { Site } from '../../collections/owner/schema.ts';

export interface SiteHeaders {
  /** Sent with every answer. */
  readonly everywhere: Readonly<Record<string, string>>;
  /** The content security policy, sent with HTML only. */
  readonly policy: string;
  /** Whether the site has the editor, whose page has a policy of its own. */
  readonly hasEditor: boolean;
}

/** Two years, as browsers ask of sites that they are to build in. */
const hstsSeconds = 63_072_000;

/** `Cache-Control` of all that may change under its address: pages, sitemap, icons. */
export const pageCaching = 'public, max-age=0, must-revalidate';

/** `Cache-Control` of files whose name holds a hash of what is in them. */
export const assetCaching = 'public, max-age=31536000, immutable';

/** Only this site's pages may embed its files; previews of links show the social images elsewhere too. */
export const embedding = { default: 'same-origin', social: 'cross-origin' } as const;

/**
 * @param policy the content security policy
 * @param hsts what the owner promises for the hosts below the site's own, in `content/site.json`
 * @param hasEditor whether the editor is published
 */
export function siteHeaders(policy: string, hsts: Site['hsts'], hasEditor = false): SiteHeaders {
  return {
    policy,
    hasEditor,
    everywhere: {
      'Strict-Transport-Security': [
        `max-age=${hstsSeconds}`,
        ...(hsts.includeSubDomains ? ['includeSubDomains'] : []),
        ...(hsts.preload ? ['preload'] : []),
      ].join('; '),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  };
}
