// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './load-error.ts';

const fetchStub = vi.fn<typeof fetch>();
const routersLoader = vi.fn(() => Promise.resolve());

const next = `<title>Next</title><meta name="astro-view-transitions-enabled" content="true">
  <main><h1>Next</h1><noscript>Switch it on.</noscript></main>`;

/** Goes to the next page as the router does; returns the document that it would show. */
async function go(signal = new AbortController().signal): Promise<Document> {
  const event = Object.assign(new Event('astro:before-preparation', { cancelable: true }), {
    to: new URL('https://site.example/next'),
    signal,
    newDocument: document,
    loader: routersLoader,
  });
  document.dispatchEvent(event);
  await event.loader();
  expect(event.defaultPrevented).toBe(false);
  return event.newDocument;
}

function page(html: string, type = 'text/html; charset=utf-8'): Response {
  return new Response(html, { headers: { 'Content-Type': type } });
}

describe('a change of page', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchStub);
    document.title = 'This';
    document.body.innerHTML = `<header>Menu</header><main><h1>This</h1></main>
      <template id="load-error" data-title="Error!"><p role="alert">Not loaded</p></template>`;
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    fetchStub.mockReset();
    routersLoader.mockClear();
  });

  it('shows the next page, without what is for visitors without scripts', async () => {
    fetchStub.mockResolvedValue(page(next));
    const shown = await go();
    expect(shown.title).toBe('Next');
    expect(shown.querySelector('main')?.textContent).toBe('Next');
    expect(routersLoader).not.toHaveBeenCalled();
  });

  it('lets what was pressed be painted first', async () => {
    let paint: () => void = () => undefined;
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => void (paint = callback));
    const arrived = Promise.withResolvers<void>();
    const answer = page(next);
    answer.text = () => {
      arrived.resolve();
      return Promise.resolve(next);
    };
    fetchStub.mockResolvedValue(answer);
    let isShown = false;
    const going = go().then(() => (isShown = true));
    await arrived.promise;
    // What follows from it without waiting for anything is over with the current task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(isShown).toBe(false);
    paint();
    await going;
  });

  it.each([
    ['refuses the page', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'breaks off within it',
      () => {
        const broken = page(next);
        broken.text = () => Promise.reject(new TypeError('network error'));
        return Promise.resolve(broken);
      },
    ],
  ])(
    'shows the error in the place of the page when the network %s, after one request',
    async (_what, answer) => {
      fetchStub.mockImplementationOnce(answer);
      fetchStub.mockResolvedValue(page(next));
      const shown = await go();
      expect(shown.title).toBe('Error!');
      expect(shown.querySelector('header')?.textContent).toBe('Menu');
      expect(shown.querySelector('main')?.textContent).toBe('Not loaded');
      expect(fetchStub).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['a file', () => page('%PDF', 'application/pdf')],
    ['a page of something else', () => page('<title>Other</title>')],
    ['a page elsewhere', () => Object.defineProperty(page(next), 'redirected', { value: true })],
  ])('is left to the router when the answer is %s', async (_what, answer) => {
    fetchStub.mockResolvedValue(answer());
    expect(await go()).toBe(document);
    expect(routersLoader).toHaveBeenCalledOnce();
  });

  it('is nothing any more when the visitor has gone elsewhere', async () => {
    const left = new AbortController();
    fetchStub.mockImplementation(() => {
      left.abort();
      return Promise.reject(left.signal.reason as Error);
    });
    expect(await go(left.signal)).toBe(document);
    expect(routersLoader).not.toHaveBeenCalled();
  });
});
