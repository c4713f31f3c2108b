/** True if a click on a link opens it in this tab: with these keys or buttons the browser opens a tab or window, or downloads. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

export function fadeOut(leave: () => void): void {
  document.body.style.transition = 'opacity 300ms';
  document.body.style.opacity = '0';
  setTimeout(leave, 300);
}

export function undoFadeOut(): void {
  document.body.style.removeProperty('opacity');
  document.body.style.removeProperty('transition');
}

/** Reloads the page. A separate function because tests can mock modules but not `location`. */
export function reload(): void {
  location.reload();
}

/** The element that a fragment points to. A fragment that cannot be decoded is looked up unchanged. */
export function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
