/** The events that the inline script of `layout/EarlyEvents.astro` noticed before any other script ran, as `window.earlyEvents`. */

export interface EarlyEvents {
  /** Resolves at the first interaction, or some seconds after the page has loaded. */
  readonly interaction: Promise<void>;
  /** True once somebody has pressed, typed or scrolled something: trusted events only, so a person. */
  readonly hasActed: boolean;
  /**
   * The last button pressed in each element whose code has not loaded. A WeakMap, so that pages that were left can be
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

/** Dispatched on the element that waits for its code when one of its buttons was pressed. */
export const earlyPressEvent = 'early-press';

/** Dispatched within an island once React has taken over its HTML, which takes several tasks after its start. */
export const hydratedEvent = 'island-hydrated';

export function repeatPress(element: Element): void {
  const button = window.earlyEvents.presses.get(element);
  window.earlyEvents.presses.delete(element);
  button?.click();
}

/** Call once a script handles the buttons of an element marked `data-awaits-script`. Repeats a press it missed. */
export function readyForPresses(element: Element): void {
  element.removeAttribute('data-awaits-script');
  repeatPress(element);
}
