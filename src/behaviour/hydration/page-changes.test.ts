// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { stubEarlyEvents } from '@/testing/early-events.ts';
import './page-changes.ts';

it('waits with a change of page for what was pressed before', async () => {
  const { pending } = stubEarlyEvents();
  const press = Promise.withResolvers<void>();
  pending.add(press.promise);
  const loader = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('astro:before-preparation'), { loader });
  document.dispatchEvent(event);
  const isLoaded = vi.fn();
  const loading = event.loader().then(isLoaded);
  await new Promise((resolve) => setTimeout(resolve));
  expect(loader).toHaveBeenCalledOnce();
  expect(isLoaded).not.toHaveBeenCalled();
  press.resolve();
  await loading;
});

it('lets only islands that have started live on from page to page', () => {
  document.body.innerHTML = `
    <astro-island id="waiting" ssr data-astro-transition-persist="chat"></astro-island>
    <astro-island id="started" data-astro-transition-persist="banner"></astro-island>`;
  document.dispatchEvent(new Event('astro:before-swap'));
  expect([...document.querySelectorAll('[data-astro-transition-persist]')].map(({ id }) => id)).toEqual([
    'started',
  ]);
});
