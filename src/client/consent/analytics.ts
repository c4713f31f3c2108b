/**
 * Analytics and session recording. Nothing is requested before the visitor accepts; then the vendors that have an id
 * are started, and get each page view and each change of consent. After a withdrawal what they have stored is cleared
 * and the page is reloaded, since scripts cannot be unloaded and would run on from page to page.
 *
 * The vendors' code is fetched when it is needed: most visits need none of it.
 */

import type { Tracker } from '../../services/analytics/vendor.ts';
import { consent, onConsentChange } from './consent.ts';
import { reload } from '../navigation/navigation.ts';
import { keys } from '../storage.ts';

/** The vendors that run on this page; undefined before the visitor accepts. */
let trackers: readonly Tracker[] | undefined;

async function tell(what: (tracker: Tracker) => void): Promise<void> {
  if (consent() !== 'accepted') return;
  const { startTrackers } = await import('../on-demand/trackers.ts');
  // The visitor may have withdrawn consent while the code was loading.
  if (consent() !== 'accepted') return;
  trackers ??= startTrackers();
  trackers.forEach(what);
}

/** Counts the current page; one that was left before the vendors' code had loaded is not counted. */
function pageView(): void {
  const { href } = location;
  tell((tracker) => {
    if (location.href === href) tracker.pageView?.();
  }).catch(report);
}

async function clearTraces(): Promise<void> {
  if (document.cookie === '' && keys('local').length + keys('session').length === 0) return;
  const { clearServiceTraces } = await import('../on-demand/service-traces.ts');
  clearServiceTraces();
}

async function withdraw(): Promise<void> {
  for (const tracker of trackers ?? []) tracker.withdrawn?.();
  await clearTraces().catch(report);
  // Where clearing failed, the next page tries again.
  if (trackers && trackers.length > 0) reload();
}

/** Without the code nothing is measured; clearing is tried again on the next page. */
function report(error: unknown): void {
  console.warn('Analytics could not be loaded.', error);
}

onConsentChange((now, before) => {
  if (now === 'accepted') {
    tell((tracker) => tracker.accepted?.()).catch(report);
    pageView();
  } else if (before === 'accepted') {
    void withdraw();
  }
});

// Trackers may store something while the page unloads after a withdrawal: clear again.
if (consent() !== 'accepted') clearTraces().catch(report);

document.addEventListener('astro:page-load', pageView);
