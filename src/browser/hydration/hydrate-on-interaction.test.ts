// @vitest-environment jsdom
import { createElement, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubEarlyEvents } from '../../testing/fakes/early-events.ts';
import { eventually } from '../../testing/helpers/eventually.ts';
import { HydrationSignal } from '../../ui/ErrorBoundary.tsx';
import { hydratedEvent } from './early-events.ts';

const options = { name: 'interaction', value: 'true' } as const;

let events: ReturnType<typeof stubEarlyEvents>;
let directive: typeof import('./hydrate-on-interaction.ts').default;

beforeEach(async () => {
  vi.resetModules();
  events = stubEarlyEvents();
  ({ default: directive } = await import('./hydrate-on-interaction.ts'));
  document.body.innerHTML = `<template data-island-error><p role="alert" tabindex="-1">Failed: <b data-error></b></p></template>`;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** An island as sent by the server, with the HTML that `hydrateButton` hydrates. */
function sentIsland(): HTMLElement {
  const element = document.createElement('astro-island');
  element.setAttribute('ssr', '');
  element.innerHTML = '<button type="button">Open</button><span hidden></span>';
  document.body.append(element);
  return element;
}

/**
 * Hydrates a button as Astro hydrates an island: starts now; React finishes when it is idle.
 *
 * @returns unmounts it
 */
function hydrateButton(element: HTMLElement, onEffect: () => void): () => void {
  const Button = () => {
    useEffect(onEffect);
    return [
      createElement('button', { type: 'button', key: 'button' }, 'Open'),
      createElement(HydrationSignal, { key: 'signal' }),
    ];
  };
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(element, createElement(Button));
  });
  return () => root?.unmount();
}

function island({ isPressed = false } = {}) {
  const element = sentIsland();
  const button = element.querySelector('button')!;
  const onClick = vi.fn();
  const { promise, resolve } = Promise.withResolvers<Error | undefined>();
  const load = vi.fn(async () => {
    const error = await promise;
    if (error) {
      element.dispatchEvent(new CustomEvent('astro:hydration-error', { detail: { error } }));
      return () => Promise.resolve();
    }
    return () => {
      button.addEventListener('click', onClick);
      element.removeAttribute('ssr');
      element.dispatchEvent(new Event(hydratedEvent));
      return Promise.resolve();
    };
  });
  if (isPressed) events.presses.set(element, button);
  void directive(load, options, element);
  return {
    element,
    load,
    onClick,
    arrive: () => resolve(undefined),
    fail: () => resolve(new Error('offline')),
    /** Mimics the inline script in the head. */
    press: () => {
      events.presses.set(element, button);
      element.dispatchEvent(new Event('early-press'));
    },
  };
}

const alert = (): Element | null => document.querySelector('[role="alert"]');

describe('client:interaction', () => {
  it('starts the islands of a page one after another, even after one that cannot be loaded', async () => {
    const [first, second, third] = [island(), island(), island()];
    events.interact();
    await eventually(() => expect(first.load).toHaveBeenCalledOnce());
    expect(second.load).not.toHaveBeenCalled();
    first.fail();
    await eventually(() => expect(second.load).toHaveBeenCalledOnce());
    second.arrive();
    third.arrive();
    await eventually(() => expect(third.element.hasAttribute('ssr')).toBe(false));
    expect(second.element.hasAttribute('ssr')).toBe(false);
    // Nothing was pressed, so there is nothing to report.
    expect(alert()).toBeNull();
  });

  it('starts a pressed island at once, and replays the press once', async () => {
    const [waiting, pressed] = [island(), island()];
    events.interact();
    pressed.press();
    pressed.press();
    expect(pressed.load).toHaveBeenCalledOnce();
    pressed.arrive();
    await eventually(() => expect(pressed.onClick).toHaveBeenCalledOnce());
    expect(events.pending.size).toBe(0);
    waiting.arrive();
    await eventually(() => expect(waiting.element.hasAttribute('ssr')).toBe(false));
    expect(pressed.load).toHaveBeenCalledOnce();
    expect(pressed.onClick).toHaveBeenCalledOnce();
  });

  it('replays a press that came before the directive', async () => {
    const { arrive, onClick } = island({ isPressed: true });
    arrive();
    await eventually(() => expect(onClick).toHaveBeenCalledOnce());
  });

  it('shows an error after a press if the island does not start, although Astro reports none', async () => {
    const element = sentIsland();
    events.presses.set(element, element.querySelector('button')!);
    void directive(() => Promise.resolve(() => Promise.resolve()), options, element);
    await eventually(() => expect(alert()?.textContent).toBe('Failed: Error: The island did not start.'));
  });

  it('does not restart a started island that is moved to the next page', () => {
    const element = document.createElement('astro-island');
    const load = vi.fn();
    void directive(load, options, element);
    events.interact();
    expect(load).not.toHaveBeenCalled();
  });

  it('an island that leaves the page while React hydrates it is unmounted afterwards', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const element = sentIsland();
    const order: string[] = [];
    const start = (): Promise<void> => {
      const unmount = hydrateButton(element, () => void order.push('finished'));
      element.addEventListener('astro:unmount', () => {
        unmount();
        order.push('unmounted');
      });
      element.removeAttribute('ssr');
      // Mimics the router on the next page.
      queueMicrotask(() => {
        element.remove();
        element.dispatchEvent(new Event('astro:unmount'));
      });
      return Promise.resolve();
    };
    events.presses.set(element, element.querySelector('button')!);
    void directive(() => Promise.resolve(start), options, element);
    expect(events.pending.size).toBe(1);
    await eventually(() => expect(order).toEqual(['finished', 'unmounted']));
    await eventually(() => expect(events.pending.size).toBe(0));
  });
});
