// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find } from '../../testing/helpers/dom.ts';
import { eventually } from '../../testing/helpers/eventually.ts';
import './load-search-page.ts';

const counts = { one: 'One for {query}', many: '{count} for {query}', none: 'Nothing for {query}' };
const settings = { locale: 'en', kindLabels: {}, counts };

// e2e/flows/search.spec.ts checks the results.
const fetchStub = vi.fn<typeof fetch>(() => new Promise(() => undefined));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchStub);
  await openPage('/search');
  field().focus();
  await vi.dynamicImportSettled();
});

async function openPage(address: string): Promise<void> {
  history.replaceState({ index: 3 }, '', address);
  document.body.innerHTML = `<main>
    <form><input name="q" maxlength="200"></form>
    <p data-count></p><p data-announcement></p><p data-failure hidden></p><ol data-results></ol><p data-more hidden></p>
    <template data-result></template>
  </main>`;
  find('main').dataset['search'] = JSON.stringify(settings);
  document.dispatchEvent(new Event('astro:page-load'));
  await vi.dynamicImportSettled();
}

afterEach(async () => {
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const field = () => find<HTMLInputElement>('input');

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input'));
}

it.each([
  ['waits until its field gets the focus', '/search', 0],
  ['starts at once for a query in the address', '/search?q=voice', 1],
])('the search %s', async (_what, address, count) => {
  fetchStub.mockClear();
  await openPage(address);
  expect(fetchStub).toHaveBeenCalledTimes(count);
});

it('a query is written to the address once the visitor pauses, and the router’s state is kept', () => {
  type('voice');
  expect(location.search).toBe('');
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe('?q=voice');
  expect(history.state).toEqual({ index: 3 });
});

it('the number of results is shown at once, and announced a second after the last letter', async () => {
  fetchStub.mockResolvedValueOnce(Response.json([]));
  await openPage('/search');
  field().focus();
  await vi.dynamicImportSettled();
  const shown = (name: string): string | null | undefined =>
    document.querySelector(`[data-${name}]`)?.textContent;
  type('p');
  await vi.advanceTimersByTimeAsync(900);
  await eventually(() => expect(shown('count')).toBe('Nothing for p'));
  type('pr');
  await vi.advanceTimersByTimeAsync(250);
  await eventually(() => expect(shown('count')).toBe('Nothing for pr'));
  await vi.advanceTimersByTimeAsync(749);
  expect(shown('announcement')).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(shown('announcement')).toBe('Nothing for pr');
  type('');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([shown('count'), shown('announcement')]).toEqual(['', '']);
});

it('strips invisible characters from the query', () => {
  type('\u200Bvo\u00ADice  agent\u202C');
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe('?q=voice+agent');
});

it('a query is not written to the address of another page if the visitor navigates while typing', () => {
  type('voice');
  document.body.innerHTML = '<main></main>';
  history.pushState({ index: 4 }, '', '/privacy');
  vi.advanceTimersByTime(1000);
  expect(location.href).toMatch(/\/privacy$/);
});
