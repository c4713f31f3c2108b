/** Keeps the cookie banner right from page to page, and opens it again from the footer. */

import { closeBanner, reopenBanner, showBanner, wasDismissed } from './banner-state.ts';
import { consent, onConsentChange } from './consent.ts';

onConsentChange(closeBanner);

document.addEventListener('astro:after-swap', () => {
  showBanner(consent() === 'unset' && !wasDismissed() ? 'open' : 'closed');
});

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookie-settings]') : null;
  if (!button) return;
  delete button.dataset['held'];
  reopenBanner(button);
});

// A press that was faster than this script was noted by layouts/Corner.astro.
document.querySelector<HTMLElement>('[data-cookie-settings][data-held]')?.click();
