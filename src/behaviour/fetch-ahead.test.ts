// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const fetchStub = vi.fn<(address: URL, options: RequestInit) => Promise<Response>>();
const listeners: [EventTarget, string, EventListenerOrEventListenerObject | null][] = [];

const links = `
  <a id="about" href="/about" data-fetch-ahead><b>About</b></a>
  <a id="again" href="/about#team" data-fetch-ahead>Team</a>
  <a id="terms" href="/terms">Terms</a>
  <a id="here" href="#contact">Contact</a>
  <a id="file" href="/guide.pdf">Guide</a>
  <a id="tab" href="/tab" target="_blank">Tab</a>
  <a id="other" href="https://other.example/page">Other</a>`;

function page(html = '<h1>Next</h1>'): Response {
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** A page with links that has just been shown. */
async function load() {
  vi.resetModules();
  document.body.innerHTML = links;
  const { pageHtml } = await import('./fetch-ahead.ts');
  document.dispatchEvent(new Event('astro:page-load'));
  return (path: string) => pageHtml(new URL(path, location.href), new AbortController().signal);
}

function send(type: string, selector: string, details: object = {}, button = 0): void {
  const event = Object.assign(new MouseEvent(type, { bubbles: true, button }), details);
  document.querySelector(selector)?.dispatchEvent(event);
}

const point = (selector: string, pointerType = 'mouse'): void =>
  send('pointerover', selector, { pointerType });

/** Paths that were asked for. */
const asked = (): string[] => fetchStub.mock.calls.map(([address]) => address.pathname);

function onConnection(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

describe('pages fetched ahead', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetchStub);
    fetchStub.mockImplementation(() => Promise.resolve(page()));
    for (const target of [document, globalThis as unknown as EventTarget]) {
      const add = target.addEventListener.bind(target);
      vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
        listeners.push([target, type, listener]);
        add(type, listener, options);
      });
    }
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    fetchStub.mockReset();
    for (const [target, type, listener] of listeners.splice(0)) target.removeEventListener(type, listener);
    onConnection({});
  });

  it('are those of marked links at the first sign of life, each once', async () => {
    await load();
    expect(asked()).toEqual([]);
    send('keydown', 'body');
    await vi.runAllTimersAsync();
    expect(asked()).toEqual(['/about']);
  });

  it('are those of a link that a mouse rests on', async () => {
    await load();
    point('#terms');
    await vi.advanceTimersByTimeAsync(79);
    expect(asked()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['/terms']);
  });

  it('are not those that a mouse or a finger only passes over', async () => {
    await load();
    point('#terms');
    point('body');
    point('#about', 'touch');
    await vi.runAllTimersAsync();
    expect(asked()).toEqual([]);
  });

  it('begin at the latest when a link is pressed', async () => {
    await load();
    send('pointerdown', '#about b');
    expect(asked()[0]).toBe('/about');
  });

  it('are not those that are pressed to open a tab', async () => {
    await load();
    send('pointerdown', '#terms', {}, 1);
    expect(asked()).not.toContain('/terms');
  });

  it.each(['#here', '#file', '#tab', '#other'])('are pages of the site only, not %s', async (link) => {
    await load();
    const before = asked().length;
    document.querySelector('[data-fetch-ahead]')?.removeAttribute('data-fetch-ahead');
    document.querySelector('[data-fetch-ahead]')?.removeAttribute('data-fetch-ahead');
    send('pointerdown', link);
    await vi.runAllTimersAsync();
    expect(asked()).toHaveLength(before);
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    'are only pressed ones on a connection with %o',
    async (connection) => {
      onConnection(connection);
      await load();
      send('keydown', 'body');
      point('#terms');
      await vi.runAllTimersAsync();
      expect(asked()).toEqual([]);
      send('pointerdown', '#terms');
      expect(asked()).toEqual(['/terms']);
    },
  );

  it('are shown without another request, and fetched afresh the next time', async () => {
    const open = await load();
    const times = (): number => asked().filter((path) => path === '/terms').length;
    send('pointerdown', '#terms');
    expect(await open('/terms#top')).toBe('<h1>Next</h1>');
    expect(times()).toBe(1);
    await open('/terms');
    expect(times()).toBe(2);
  });

  it('are fetched afresh when they have become old', async () => {
    const open = await load();
    send('pointerdown', '#terms');
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    const before = asked().length;
    await open('/terms');
    expect(asked()).toHaveLength(before + 1);
  });

  it('that failed are asked for again', async () => {
    const open = await load();
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    send('pointerdown', '#terms');
    expect(await open('/terms')).toBe('<h1>Next</h1>');
  });
});
