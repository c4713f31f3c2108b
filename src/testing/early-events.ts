import type { EarlyEvents } from '../client/hydration/early-events.ts';

/** Stands in for the inline script of `layouts/EarlyEvents.astro`; returns what makes the first interaction. */
export function stubEarlyEvents(hasActed = false): EarlyEvents & { readonly interact: () => void } {
  const { promise: interaction, resolve: interact } = Promise.withResolvers<void>();
  const events = {
    interaction,
    hasActed,
    presses: new Map<Element, HTMLElement>(),
    pending: new Set<Promise<void>>(),
  };
  Object.assign(window, { earlyEvents: events });
  return { ...events, interact };
}
