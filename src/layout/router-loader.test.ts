// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubEarlyEvents } from '../testing/fakes/early-events.ts';
import './router-loader.ts';

const fetchStub = vi.fn<typeof fetch>();
const routed = '<meta name="astro-view-transitions-enabled"><main><noscript>Old</noscript>Next</main>';
const page = (html = routed, type = 'text/html; charset=utf-8'): Response =>
  new Response(html, { headers: { 'content-type': type } });

/** A page whose text cannot be read to its end. */
const brokenPage = (): Response =>
  Object.assign(page(), { text: () => Promise.reject(new TypeError('network error')) });

function preparation(signal = new AbortController().signal) {
  return Object.assign(new Event('astro:before-preparation', { cancelable: true }), {
    to: new URL('https://site.example/next'),
    signal,
    newDocument: document,
    loader: () => Promise.resolve(),
  });
}

async function go(signal?: AbortSignal) {
  const event = preparation(signal);
  document.dispatchEvent(event);
  await event.loader();
  return { shown: event.newDocument, isLeft: event.defaultPrevented };
}

let pending: Set<Promise<void>>;

beforeEach(() => {
  ({ pending } = stubEarlyEvents());
  vi.stubGlobal('fetch', fetchStub);
  document.title = 'This';
  document.body.innerHTML = `<header>Menu</header><main><h1>This</h1></main>
    <template data-load-error data-title="Error!"><p role="alert">Not loaded</p></template>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetchStub.mockReset();
});

describe('a page change', () => {
  it('shows the next page without its noscript elements', async () => {
    fetchStub.mockResolvedValue(page());
    const { shown, isLeft } = await go();
    expect(shown.body.textContent).toBe('Next');
    expect(isLeft).toBe(false);
  });

  it.each([
    ['a file', page('%PDF', 'application/pdf')],
    ['a page without the router', page('<main>Other</main>')],
  ])('leaves %s to the browser', async (_what, response) => {
    fetchStub.mockResolvedValue(response);
    expect(await go()).toEqual({ shown: document, isLeft: true });
  });

  it.each([
    ['the request fails', () => Promise.reject(new TypeError('offline'))],
    ['the connection is lost before the whole page has arrived', () => Promise.resolve(brokenPage())],
  ])('shows the error screen if %s', async (_what, respond) => {
    fetchStub.mockImplementation(respond);
    const { shown, isLeft } = await go();
    expect([shown.title, shown.querySelector('main')?.textContent, isLeft]).toEqual([
      'Error!',
      'Not loaded',
      false,
    ]);
  });

  it.each([
    ['before an answer', () => Promise.reject(new DOMException('', 'AbortError'))],
    ['while the page arrives', () => Promise.resolve(brokenPage())],
  ])('shows no error if the visitor navigates elsewhere %s', async (_when, respond) => {
    fetchStub.mockImplementation(respond);
    expect(await go(AbortSignal.abort())).toEqual({ shown: document, isLeft: false });
  });
});

describe('while a press waits for its code', () => {
  function change() {
    fetchStub.mockResolvedValue(page());
    const press = Promise.withResolvers<void>();
    pending.add(press.promise);
    const isDone = vi.fn();
    const done = go().then(isDone);
    return { press, isDone, done };
  }

  it('the page waits for the press', async () => {
    const { press, isDone, done } = change();
    await new Promise((resolve) => setTimeout(resolve));
    expect(isDone).not.toHaveBeenCalled();
    press.resolve();
    await done;
  });

  it('the page waits no longer than 2 s', async () => {
    vi.useFakeTimers();
    const { isDone } = change();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(isDone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).toHaveBeenCalledOnce();
  });
});
