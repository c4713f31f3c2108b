/**
 * On the dashboard's own host, links to the main site lead there. `data-main-site`
 * marks them; the page fades out first, as between pages of one site.
 */

import { mainSiteOrigin } from '../hosts.ts';
import { isPlainClick } from './navigation.ts';

const fade = 300; // ms

document.addEventListener('astro:page-load', () => {
  const main = mainSiteOrigin(location.origin, document.body.dataset['dashboardHost'] ?? '');
  if (main === undefined) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-main-site]')) {
    link.href = new URL(link.getAttribute('href') ?? '/', main).href;
  }
});

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.matches('[data-main-site]') || link.origin === location.origin || !isPlainClick(event)) return;
  event.preventDefault();
  document.body.style.transition = `opacity ${fade}ms`;
  document.body.style.opacity = '0';
  setTimeout(() => {
    location.href = link.href;
  }, fade);
});

// The back-forward cache would bring the page back faded out.
addEventListener('pageshow', () => {
  document.body.style.removeProperty('opacity');
  document.body.style.removeProperty('transition');
});
