import type { AnalyticsVendor } from './analytics.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const tag = 'https://www.googletagmanager.com';
const collect = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tag];

/** Ads and personalisation stay denied, whatever the visitor chooses. */
const denied = {
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  security_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  personalization_storage: 'denied',
} as const;
const granted = {
  ...denied,
  analytics_storage: 'granted',
  functionality_storage: 'granted',
  security_storage: 'granted',
} as const;

/** The tag reads the arguments object itself, not an array. */
function gtag(..._parameters: unknown[]): void {
  if (!Array.isArray(window.dataLayer)) window.dataLayer = [];
  window.dataLayer.push(arguments);
}

/** The lifetime of its cookies: for the tag, the privacy policy and other texts. */
export const cookieYears = 2;

export const googleAnalytics = {
  name: 'Google Analytics',
  company: 'Google Ireland Limited',
  countries: ['IE', 'US'],
  safeguard: 'framework',
  idVariable: 'PUBLIC_GA_MEASUREMENT_ID',
  hosts: { script: [tag], connect: collect, image: collect },
  storedEntries: [
    { name: '_ga', kind: 'cookie', purpose: 'visitor', period: { value: cookieYears, unit: 'year' } },
    { name: '_ga_*', kind: 'cookie', purpose: 'visit', period: { value: cookieYears, unit: 'year' } },
  ],
  storageNames: /^(_ga|_gid|_gat)/,
  scriptUrl: (id) => `${tag}/gtag/js?id=${id}`,
  start: (id) => {
    gtag('consent', 'default', denied);
    gtag('consent', 'update', granted);
    gtag('js', new Date());
    gtag('config', id, { send_page_view: false, cookie_expires: cookieYears * 365 * 24 * 60 * 60 });
    return {
      onWithdraw: () => gtag('consent', 'update', denied),
      onPageView: ({ address, referrer, title }) => {
        // Also for the tag's own events, which would otherwise use the browser's address.
        gtag('set', { page_location: address, page_referrer: referrer, page_title: title });
        gtag('event', 'page_view');
      },
    };
  },
} as const satisfies AnalyticsVendor;
