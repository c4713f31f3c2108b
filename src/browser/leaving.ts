/** Helpers for leaving a page, or a place in it: clicks on links, scrolling, the fade, a reload. */

/** True when a click on a link opens it here: with these keys or buttons the browser opens a tab, a window or a download. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

/** Smooth scrolling, unless the visitor prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Fades the page out for 300 ms, then calls `leave`. */
export function fadeOut(leave: () => void): void {
  document.body.style.transition = 'opacity 300ms';
  document.body.style.opacity = '0';
  setTimeout(leave, 300);
}

/** Shows a page again that was faded out. */
export function undoFadeOut(): void {
  document.body.style.removeProperty('opacity');
  document.body.style.removeProperty('transition');
}

/** Reloads the page. A separate function, since tests can mock modules but not `location`. */
export function reload(): void {
  location.reload();
}
