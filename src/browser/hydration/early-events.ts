/**
 * The inline script of `layout/EarlyScripts.astro` runs before any other, and records events in `window.earlyEvents`. It holds
 * back a press of a button whose code has not loaded; the press is replayed once the button works.
 *
 * | signal                  | set or sent by                     | read by                                        |
 * | ----------------------- | ---------------------------------- | ---------------------------------------------- |
 * | `astro-island[ssr]`     | Astro, until the island starts     | the inline script: holds presses within it     |
 * | `data-awaits-script`    | the markup, until `releasePresses` | the inline script: holds presses within it     |
 * | `data-hold-press`       | the markup of a link               | the inline script: holds it like a button      |
 * | `data-needs-no-island`  | the markup of a button             | the inline script: never holds it              |
 * | `presses`               | the inline script                  | `replayPress`                                  |
 * | event `early-press`     | the inline script                  | `hydrate-on-interaction.ts`: starts the island |
 * | event `island-hydrated` | `ui/ErrorBoundary.tsx`             | `hydrate-on-interaction.ts`: replays the press |
 * | `pending`               | `hydrate-on-interaction.ts`        | `layout/router-loader.ts`: waits for it        |
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
  /** Presses and hydrations in progress, which the router waits for. */
  readonly pending: Set<Promise<void>>;
}

declare global {
  interface Window {
    readonly earlyEvents: EarlyEvents;
  }
}

export const earlyPressEvent = 'early-press';

/** React takes several tasks to hydrate an island after its start. */
export const hydratedEvent = 'island-hydrated';

export function replayPress(element: Element): void {
  const button = window.earlyEvents.presses.get(element);
  window.earlyEvents.presses.delete(element);
  button?.click();
}

/** Call once a script handles the buttons of an element with `data-awaits-script`. Replays a press that the script missed. */
export function releasePresses(element: Element): void {
  element.removeAttribute('data-awaits-script');
  replayPress(element);
}
