/**
 * Analytics and session recording: not one request before the visitor accepts, then
 * the scripts of the vendors that have an id, a page view for each page, and word of each change of consent
 * for those that want it. After a withdrawal the page is loaded anew: scripts cannot be unloaded otherwise and
 * would go on from page to page. What they have stored is cleared.
 *
 * What knows the vendors comes when it is needed: most visits need none of it.
 */

import type { Tracker } from '../analytics/vendor.ts';
import { consent, onConsentChange } from './consent.ts';
import { reload } from './navigation.ts';
import { keys } from './storage.ts';

/** Those that run on this page; none before the visitor accepts. */
let trackers: readonly Tracker[] | undefined;

async function tell(what: (tracker: Tracker) => void): Promise<void> {
  if (consent() !== 'accepted') return;
  const { startTrackers } = await import('../on-demand/trackers.ts');
  // The visitor may have withdrawn while it was on the way.
  if (consent() !== 'accepted') return;
  trackers ??= startTrackers();
  trackers.forEach(what);
}

/** Counts the page that is shown; one that was left before the vendors' code had come is not counted. */
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

/** What cannot be fetched is not measured, or cleared with the next page; the site goes on. */
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

// While the page was left after a withdrawal the services could still store something.
if (consent() !== 'accepted') clearTraces().catch(report);

document.addEventListener('astro:page-load', pageView);
