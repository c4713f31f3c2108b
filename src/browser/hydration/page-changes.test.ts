// @vitest-environment jsdom
import { expect, it } from 'vitest';
import './page-changes.ts';

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
