/** Puts the player in the place of a video's still once somebody presses it. Only pages with a video bring it. */

import { isPlainClick } from '../behaviour/plain-click.ts';

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-video] > a');
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  const player = document.createElement('iframe');
  player.src = link.parentElement?.dataset['video'] ?? '';
  player.title = link.textContent.trim();
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  player.referrerPolicy = 'strict-origin-when-cross-origin'; // it refuses to play for pages that it does not know
  link.replaceWith(player);
  player.focus();
});
