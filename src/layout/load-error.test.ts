// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './load-error.ts';

const fetchStub = vi.fn<typeof fetch>();

/**
 * Goes to the next page as the router does.
 *
 * @param load what Astro's loader does
 */
async function go(load: (event: Event) => void, signal = new AbortController().signal) {
  const event = Object.assign(new Event('astro:before-preparation', { cancelable: true }), {
    to: new URL('https://site.example/next'),
    signal,
    newDocument: document,
    loader: () => Promise.resolve(load(event)),
  });
  document.dispatchEvent(event);
  await event.loader();
  return event;
}

const refuse = (event: Event): void => event.preventDefault();

describe('a change of page', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchStub);
    document.title = 'This';
    document.body.innerHTML = `<header>Menu</header><main><h1>This</h1></main>
      <template data-load-error data-title="Error!"><p role="alert">Not loaded</p></template>`;
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    fetchStub.mockReset();
  });

  it('leaves to the browser what can be reached but is not a page', async () => {
    fetchStub.mockResolvedValue(new Response());
    const { newDocument, defaultPrevented } = await go(refuse);
    expect([newDocument, defaultPrevented]).toEqual([document, true]);
  });

  it('shows no error when the visitor has gone elsewhere', async () => {
    const { newDocument } = await go(refuse, AbortSignal.abort());
    expect(newDocument).toBe(document);
    expect(fetchStub).not.toHaveBeenCalled();
  });
});
