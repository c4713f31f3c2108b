/** On the dashboard's own host, makes links with `data-main-site` point to the main site, with the same fade as between pages. */

import { fadeOut, isPlainClick, undoFadeOut } from '../../browser/navigation.ts';
import { mainSiteOrigin } from '../../site/hosts.ts';

document.addEventListener('astro:page-load', () => {
  const { dashboardHost } = document.body.dataset;
  const main = dashboardHost && mainSiteOrigin(location.origin, dashboardHost);
  if (!main) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-main-site]')) {
    link.href = new URL(link.getAttribute('href') ?? '/', main).href;
  }
});

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.matches('[data-main-site]') || link.origin === location.origin || !isPlainClick(event)) return;
  event.preventDefault();
  fadeOut(() => {
    location.href = link.href;
  });
});

// The back-forward cache would restore the page faded out.
addEventListener('pageshow', undoFadeOut);
