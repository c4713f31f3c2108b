/**
 * Requests nothing before consent. Withdrawal deletes all data stored by vendors and reloads the page, since scripts cannot be
 * unloaded.
 */

import { reload } from '../../browser/navigation.ts';
import { storedKeys } from '../../browser/storage.ts';
import type { Tracker } from '../../vendors/analytics.ts';
import { isOwnKey } from '../../vendors/stored-entries.ts';
import { consent, onConsentChange } from './consent.ts';

/** The running trackers; undefined before the visitor accepts. */
let trackers: readonly Tracker[] | undefined;

let isPageViewSent = false;

/** The previous page. Astro's router does not update the browser's own referrer. */
let referrer = document.referrer;

async function startAndNotify(call: (tracker: Tracker) => void): Promise<void> {
  if (import.meta.env.NO_ANALYTICS || consent() !== 'accepted') return;
  const { startTrackers } = await import('./trackers.ts');
  // The visitor may have withdrawn consent while the code was loading.
  if (consent() !== 'accepted') return;
  trackers ??= startTrackers(report);
  notifyTrackers(call);
}

/** Calls every vendor, even if one fails. */
function notifyTrackers(call: (tracker: Tracker) => void): void {
  for (const tracker of trackers ?? []) {
    try {
      call(tracker);
    } catch (error) {
      report(error);
    }
  }
}

function trackPageView(): void {
  if (isPageViewSent || consent() !== 'accepted') return;
  isPageViewSent = true;
  // Read the page now: the visitor may leave it before the vendors' code has loaded.
  const page = {
    address: withoutPrivateParameters(location.href),
    referrer: referrer && withoutPrivateParameters(referrer),
    title: document.title,
  };
  startAndNotify((tracker) => tracker.onPageView?.(page)).catch(report);
}

/** The parameters that identify campaigns and ads. */
const campaignParameter = /^(?:utm_\w+|[dg]clid|[gw]braid)$/;

/**
 * Other parameters may contain typed text, so they are removed before Google sees the address. Hotjar reads the full address
 * itself, as the privacy policy says.
 */
function withoutPrivateParameters(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (!campaignParameter.test(name)) url.searchParams.delete(name);
  }
  return url.href;
}

async function clearVendorData(): Promise<void> {
  if (import.meta.env.NO_ANALYTICS) return;
  const stored = [...storedKeys('local'), ...storedKeys('session')];
  if (document.cookie === '' && stored.every(isOwnKey)) return;
  const { removeVendorData } = await import('./trackers.ts');
  removeVendorData();
}

async function withdraw(): Promise<void> {
  isPageViewSent = false;
  notifyTrackers((tracker) => tracker.onWithdraw?.());
  await clearVendorData().catch(report);
  if (trackers && trackers.length > 0) reload();
}

/** If a vendor's code fails or does not load, we only measure less. The next page tries again to clear its data. */
function report(error: unknown): void {
  console.warn('Analytics failed.', error);
}

onConsentChange((now, before) => {
  if (now === 'accepted') {
    startAndNotify((tracker) => tracker.onAccept?.()).catch(report);
    trackPageView();
  } else if (before === 'accepted') {
    void withdraw();
  }
});

// Trackers may store data while the page unloads after a withdrawal, so clear again.
if (consent() !== 'accepted') clearVendorData().catch(report);

document.addEventListener('astro:before-swap', ({ from }) => {
  referrer = from.href;
  isPageViewSent = false;
});
document.addEventListener('astro:page-load', trackPageView);
