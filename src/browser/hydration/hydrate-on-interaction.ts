/**
 * The client directive `client:interaction`. At the first interaction, or else some seconds after the page has
 * loaded, the page's islands start one after another, whenever the browser is idle. An island whose
 * button is pressed earlier starts at once, and the press is replayed. If its code cannot be loaded, an error
 * appears above the island, and the next press tries again.
 */

import type { ClientDirective } from 'astro';
import { earlyPressEvent, hydratedEvent, replayPress } from './early-events.ts';
import { failureNote } from './failure-note.ts';

type Load = Parameters<ClientDirective>[0];

/** Astro dispatches this event on an island that the next page does not have. */
const unmountEvent = 'astro:unmount';

const idleFallbackDelay = 50; // ms
const maxIdleWait = 1_000; // ms

let startQueue: Promise<unknown> = Promise.resolve();

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: maxIdleWait });
    else setTimeout(resolve, idleFallbackDelay);
  });
}

/** Starts an island and waits until React has hydrated it. @throws if it cannot start */
async function hydrate(load: Load, island: HTMLElement): Promise<void> {
  // Astro removes the attribute when the island starts.
  const isWaiting = (): boolean => island.isConnected && island.hasAttribute('ssr');
  if (!isWaiting()) return;
  let error: unknown;
  const captureError = (event: Event): void => {
    error = (event as CustomEvent<{ error: unknown }>).detail.error;
  };
  island.addEventListener('astro:hydration-error', captureError);
  const { promise: hydrated, resolve } = Promise.withResolvers<void>();
  // React reports an error (#424) when it is unmounted before it has hydrated.
  const unmountLater = (event: Event): void => {
    event.stopImmediatePropagation();
    void hydrated.then(() => island.dispatchEvent(new Event(unmountEvent)));
  };
  const { pending } = window.earlyEvents;
  try {
    const start = await load();
    island.addEventListener(hydratedEvent, () => resolve(), { once: true });
    island.addEventListener(unmountEvent, unmountLater, { once: true });
    pending.add(hydrated); // the router waits for this
    await start();
    if (isWaiting()) throw error ?? new Error('The island did not start.');
    if (island.isConnected) await hydrated;
    island.dataset['hydrated'] = '';
  } finally {
    pending.delete(hydrated);
    island.removeEventListener(unmountEvent, unmountLater);
    island.removeEventListener('astro:hydration-error', captureError);
  }
}

function showError(island: HTMLElement, error: unknown): Element | undefined {
  const note = failureNote(error);
  if (!note) return undefined;
  note.classList.add('mb-5');
  // Not inside the island: at the next attempt React would not recognise its HTML.
  island.before(note);
  note.focus();
  return note;
}

const hydrateOnInteraction: ClientDirective = (load, _options, island) => {
  // Astro also calls this when it moves a persistent island to the next page.
  if (!island.hasAttribute('ssr')) return;
  const { interaction, pending, presses } = window.earlyEvents;
  let starting: Promise<void> | undefined;
  let errorElement: Element | undefined;

  const start = (): Promise<void> => {
    starting ??= hydrate(load, island).finally(() => {
      starting = undefined;
    });
    return starting;
  };

  const hydrateAndReplay = async (): Promise<void> => {
    try {
      await start();
      errorElement?.remove();
      if (island.isConnected) replayPress(island);
    } catch (error) {
      presses.delete(island);
      errorElement?.remove();
      errorElement = showError(island, error);
    }
  };
  const onPress = (): void => {
    const replayed = hydrateAndReplay();
    pending.add(replayed);
    void replayed.finally(() => pending.delete(replayed));
  };

  island.addEventListener(earlyPressEvent, onPress);
  if (presses.has(island)) onPress();
  void interaction.then(() => {
    // Astro reports failures; a press tries again.
    startQueue = startQueue
      .then(idle)
      .then(start)
      .catch(() => undefined);
  });
};

export default hydrateOnInteraction;
