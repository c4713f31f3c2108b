/**
 * The events that the inline script of `layout/EarlyScripts.astro` recorded in `window.earlyEvents` before any other script ran.
 */

export interface EarlyEvents {
  /** Resolves at the first interaction, or some seconds after the page has loaded. */
  readonly interaction: Promise<void>;
  /** True once the visitor has pressed, typed or scrolled. Only trusted events count, so it is a person. */
  readonly hasActed: boolean;
  /**
   * The last button pressed in each element whose code has not loaded. A WeakMap, so that earlier pages can be
   * garbage-collected.
   */
  readonly presses: WeakMap<Element, HTMLElement>;
  readonly pending: Set<Promise<void>>;
}

declare global {
  interface Window {
    readonly earlyEvents: EarlyEvents;
  }
}

/** Dispatched on an element whose code has not loaded when one of its buttons is pressed. */
export const earlyPressEvent = 'early-press';

/** Dispatched within an island once React has taken over its HTML, which takes several tasks after its start. */
export const hydratedEvent = 'island-hydrated';

export function replayPress(element: Element): void {
  const button = window.earlyEvents.presses.get(element);
  window.earlyEvents.presses.delete(element);
  button?.click();
}

/** Call once a script handles the buttons of an element with `data-awaits-script`. Repeats a press that the script missed. */
export function releasePresses(element: Element): void {
  element.removeAttribute('data-awaits-script');
  replayPress(element);
}
