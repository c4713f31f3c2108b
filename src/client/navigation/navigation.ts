/** Small questions and orders to the browser about links and pages. */

/** True when a click on a link opens it here: with these keys or buttons the browser opens a tab, a window or a download. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

/** How the document was opened: 'navigate', 'reload', 'back_forward'; undefined where the browser does not say. */
export function navigationType(): string | undefined {
  // What the browser lists under this name is of this type.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type;
}

/** Loads the page anew. In a module of its own, since tests can replace modules but not `location`. */
export function reload(): void {
  location.reload();
}
