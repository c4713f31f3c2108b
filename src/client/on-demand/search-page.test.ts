// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from './search-page.ts';

const settings = { locale: 'en', index: '/search-index/en.json', kinds: {}, counts: {} };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined)); // what is found is for e2e/flows/search.spec.ts
  history.replaceState({ index: 3 }, '', '/search');
  document.body.innerHTML = `<main>
    <form><input name="q" maxlength="200"></form>
    <p data-count></p><p data-failure hidden></p><ol data-results></ol><p data-more hidden></p>
    <template data-result></template>
  </main>`;
  const main = document.querySelector('main');
  if (!main) throw new Error('There is no page.');
  main.dataset['search'] = JSON.stringify(settings);
  connect(main);
});

afterEach(async () => {
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function type(text: string): void {
  const input = document.querySelector('input');
  if (!input) throw new Error('The page has no field.');
  input.value = text;
  input.dispatchEvent(new Event('input'));
}

it('a query is written into the address once the visitor pauses, and the router’s state stays', () => {
  type('voice');
  expect(location.search).toBe('');
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe('?q=voice');
  expect(history.state).toEqual({ index: 3 });
});

it('a query of absurd length is cut', () => {
  type('x'.repeat(100_000));
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe(`?q=${'x'.repeat(200)}`);
});

it('a query is not written into the address of another page that the visitor has gone to while typing', () => {
  type('voice');
  document.body.innerHTML = '<main></main>';
  history.pushState({ index: 4 }, '', '/privacy');
  vi.advanceTimersByTime(1000);
  expect(location.href).toMatch(/\/privacy$/);
});
