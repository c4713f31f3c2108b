/** Keeps the cookie banner right from page to page, and opens it again from the footer. */

import { closeBanner, hasBanner, reopenBanner, showBanner, wasDismissed } from './banner-state.ts';
import { consent, onConsentChange } from './consent.ts';
import { takeOver } from '../hydration/early-events.ts';

onConsentChange(closeBanner);

document.addEventListener('astro:after-swap', () => {
  const isOpen = hasBanner() && consent() === 'unset' && !wasDismissed();
  showBanner(isOpen ? 'open' : 'closed');
});

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookie-settings]') : null;
  if (button) reopenBanner(button);
});

document.addEventListener('astro:page-load', () => {
  document.querySelectorAll('[data-cookie-settings]').forEach(takeOver);
});
