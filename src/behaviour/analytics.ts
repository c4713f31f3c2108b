/**
 * Analytics and session recording: not one request before the visitor accepts, then
 * the scripts of the vendors that have an id, a page view for each page, and word of each change of consent
 * for those that want it. After a withdrawal the page is loaded anew: scripts cannot be unloaded otherwise and
 * would go on from page to page. What they have stored is cleared.
 */

import { PUBLIC_GA_MEASUREMENT_ID, PUBLIC_HOTJAR_SITE_ID, PUBLIC_PLAUSIBLE_DOMAIN } from 'astro:env/client';
import type { Tracker } from '../analytics/vendor.ts';
import { configured, type VendorVariable } from '../analytics/vendors.ts';
import { consent, onConsentChange } from './consent.ts';
import { reload } from './reload.ts';
import { clearServiceTraces } from './service-traces.ts';

/** By name: the module as a whole would bring every page all variables and the means to list them. */
const ids: Readonly<Record<VendorVariable, string | number | undefined>> = {
  PUBLIC_GA_MEASUREMENT_ID,
  PUBLIC_HOTJAR_SITE_ID,
  PUBLIC_PLAUSIBLE_DOMAIN,
};

/** Those that run on this page; none before the visitor accepts. */
let trackers: readonly Tracker[] | undefined;

function load(): readonly Tracker[] {
  return (trackers ??= configured(ids).map(({ vendor, id }) => vendor.start(id)));
}

function withdraw(): void {
  for (const tracker of trackers ?? []) tracker.withdrawn?.();
  clearServiceTraces();
  if (trackers && trackers.length > 0) reload();
}

function pageView(): void {
  if (consent() !== 'accepted') return;
  for (const tracker of load()) tracker.pageView?.();
}

onConsentChange((now, before) => {
  if (now === 'accepted') {
    for (const tracker of load()) tracker.accepted?.();
    pageView();
  } else if (before === 'accepted') {
    withdraw();
  }
});

// While the page was left after a withdrawal the services could still store something.
if (consent() !== 'accepted') clearServiceTraces();

document.addEventListener('astro:page-load', pageView);
