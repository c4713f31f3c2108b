import type { EarlyEvents } from '../../browser/hydration/early-events.ts';

/** Replaces the inline script of `layout/EarlyScripts.astro`; `interact` triggers the first interaction. */
export function stubEarlyEvents(hasActed = false): EarlyEvents & { readonly interact: () => void } {
  const { promise: interaction, resolve: interact } = Promise.withResolvers<void>();
  const events = {
    interaction,
    hasActed,
    presses: new WeakMap<Element, HTMLElement>(),
    pending: new Set<Promise<void>>(),
  };
  Object.assign(window, { earlyEvents: events });
  return { ...events, interact };
}
