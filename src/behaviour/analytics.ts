/**
 * Analytics and session recording (spec section 4): not one request before the visitor accepts, then
 * the two scripts with exactly these grants, a page view for each page, and for the recorder an
 * event at each change of consent. After a withdrawal the page is loaded anew: the two scripts cannot be
 * unloaded otherwise and would go on from page to page. What they have stored is cleared.
 */

import { PUBLIC_GA_MEASUREMENT_ID, PUBLIC_HOTJAR_SITE_ID } from 'astro:env/client';
import { consent, onConsentChange } from './consent.ts';
import { reload } from './reload.ts';
import { clearServiceTraces } from './service-traces.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    hj?: { (...parameters: unknown[]): void; q?: unknown[] };
    _hjSettings?: { hjid: number; hjsv: number };
  }
}

/** Spec section 4, "Cookie consent". Ads and personalisation stay denied whatever is chosen. */
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

let isLoaded = false;

/** The tag reads the arguments object itself, not an array. */
function gtag(..._parameters: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

function recorder(...parameters: unknown[]): void {
  const hj = (window.hj ??= Object.assign(
    (...call: unknown[]) => {
      (hj.q ??= []).push(call);
    },
    { q: [] as unknown[] },
  ));
  hj(...parameters);
}

function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

function load(): void {
  if (isLoaded) return;
  isLoaded = Boolean(PUBLIC_GA_MEASUREMENT_ID || PUBLIC_HOTJAR_SITE_ID);
  if (PUBLIC_GA_MEASUREMENT_ID) {
    gtag('consent', 'default', denied);
    gtag('consent', 'update', granted);
    gtag('js', new Date());
    gtag('config', PUBLIC_GA_MEASUREMENT_ID, { send_page_view: false });
    addScript(`https://www.googletagmanager.com/gtag/js?id=${PUBLIC_GA_MEASUREMENT_ID}`);
  }
  if (PUBLIC_HOTJAR_SITE_ID) {
    const version = 6; // of the recorder's snippet
    window._hjSettings = { hjid: PUBLIC_HOTJAR_SITE_ID, hjsv: version };
    addScript(`https://static.hotjar.com/c/hotjar-${PUBLIC_HOTJAR_SITE_ID}.js?sv=${version}`);
  }
}

function accept(): void {
  load();
  if (PUBLIC_HOTJAR_SITE_ID) recorder('event', 'consent_given');
}

function withdraw(): void {
  if (PUBLIC_GA_MEASUREMENT_ID && isLoaded) gtag('consent', 'update', denied);
  if (PUBLIC_HOTJAR_SITE_ID && isLoaded) recorder('event', 'consent_withdrawn');
  clearServiceTraces();
  if (isLoaded) reload();
}

function pageView(): void {
  if (consent() !== 'accepted' || !PUBLIC_GA_MEASUREMENT_ID) return;
  gtag('event', 'page_view', { page_location: location.href, page_title: document.title });
}

onConsentChange((now, before) => {
  if (now === 'accepted') {
    accept();
    pageView();
  } else if (before === 'accepted') {
    withdraw();
  }
});

// While the page was left after a withdrawal the services could still store something.
if (consent() !== 'accepted') clearServiceTraces();

document.addEventListener('astro:page-load', () => {
  if (consent() === 'accepted') load();
  pageView();
});
