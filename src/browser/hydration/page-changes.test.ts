// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { stubEarlyEvents } from '../../testing/fakes/early-events.ts';
import './page-changes.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A change of page while a press waits for its code. */
function changePage() {
  const { pending } = stubEarlyEvents();
  const press = Promise.withResolvers<void>();
  pending.add(press.promise);
  const loader = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('astro:before-preparation'), { loader });
  document.dispatchEvent(event);
  const isLoaded = vi.fn();
  const loading = event.loader().then(isLoaded);
  expect(loader).toHaveBeenCalledOnce();
  return { press, isLoaded, loading };
}

it('waits with a change of page for what was pressed before', async () => {
  const { press, isLoaded, loading } = changePage();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isLoaded).not.toHaveBeenCalled();
  press.resolve();
  await loading;
});

it('changes the page after 2 s even if the code of a press does not load', async () => {
  vi.useFakeTimers();
  const { isLoaded } = changePage();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(isLoaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isLoaded).toHaveBeenCalledOnce();
});

it('lets only islands that have started live on from page to page', () => {
  document.body.innerHTML = `
    <astro-island id="waiting" ssr data-astro-transition-persist="chat"></astro-island>
    <astro-island id="started" data-astro-transition-persist="banner"></astro-island>`;
  const newDocument = document.implementation.createHTMLDocument();
  document.dispatchEvent(Object.assign(new Event('astro:before-swap'), { newDocument }));
  expect([...document.querySelectorAll('[data-astro-transition-persist]')].map(({ id }) => id)).toEqual([
    'started',
  ]);
});
