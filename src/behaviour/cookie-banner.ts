/** Keeps the cookie banner right from page to page, and opens it again from the footer. */

import { closeBanner, showBanner, wasDismissed } from './banner-state.ts';
import { consent, onConsentChange } from './consent.ts';

onConsentChange(closeBanner);

document.addEventListener('astro:after-swap', () => {
  showBanner(consent() === 'unset' && !wasDismissed() ? 'open' : 'closed');
});

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-cookie-settings]')) return;
  showBanner('open');
  document.querySelector<HTMLElement>('.cookie-banner')?.focus();
});
