// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';

const navigate = vi.fn(() => Promise.resolve());
const fetched = vi.fn();
const asked = vi.fn();
/** Takes away what the script of an earlier test listens to. */
const cleanUps: (() => void)[] = [];

/** Runs the script on a page, which has not loaded yet where nothing else is said. */
async function openSite(readyState: DocumentReadyState = 'interactive'): Promise<void> {
  vi.resetModules();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  for (const target of [document, window]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        listen(type, listener, options);
        cleanUps.push(() => target.removeEventListener(type, listener, options));
      },
    );
  }
  performance.getEntriesByType = () => []; // jsdom has none
  await import('./router.ts');
  vi.restoreAllMocks();
}

/** Uses a link or sends a form; returns whether the browser is left to open it. */
function use(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const target = document.body.querySelector('a b, a, form');
  const event =
    target instanceof HTMLFormElement
      ? new SubmitEvent('submit', { bubbles: true, cancelable: true })
      : new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // jsdom opens no pages, and says so: what is left to the browser ends here.
  const end = (last: Event): void => {
    asked(last.defaultPrevented);
    last.preventDefault();
  };
  addEventListener(event.type, end, { once: true });
  target?.dispatchEvent(event);
  return asked.mock.lastCall?.[0] === false;
}

const origin = location.origin;

beforeEach(() => {
  history.replaceState(null, '', '/');
  vi.doMock('astro:transitions/client', () => (fetched(), { navigate }));
});

afterEach(() => {
  vi.doUnmock('astro:transitions/client');
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  for (const mock of [navigate, fetched, asked]) mock.mockClear();
});

describe('the router', () => {
  it.each([
    ['a link of the site', '<a href="/about?a=b#c"><b>About</b></a>', '/about?a=b#c'],
    ['a search', '<form action="/search"><input name="q" value="å b"></form>', '/search?q=%C3%A5+b'],
  ])('opens %s', async (_what, html, address) => {
    await openSite();
    expect(use(html)).toBe(false);
    const sourceElement: unknown = expect.any(Element);
    await eventually(() => expect(navigate).toHaveBeenCalledWith(origin + address, { sourceElement }));
    expect(navigate).toHaveBeenCalledOnce();
  });

  it.each([
    ['a link to another site', '<a href="https://other.example/">x</a>'],
    ['a link that opens elsewhere', '<a href="/about" target="_blank">x</a>'],
    ['a file to be saved', '<a href="/about" download>x</a>'],
    ['a feed', '<a href="/rss.xml" data-astro-reload>x</a>'],
    ['a mail address', '<a href="mailto:a@b.example">x</a>'],
    ['a form that posts', '<form action="/send" method="post"></form>'],
    ['a click with a key for a new tab', '<a href="/about">x</a>', { ctrlKey: true }],
  ])('leaves %s to the browser', async (_what, html, init?: MouseEventInit) => {
    await openSite();
    expect(use(html, init)).toBe(true);
  });

  it('leaves a search to the browser whose button was pressed with a key for a new tab', async () => {
    await openSite();
    document.body.innerHTML = '<button>Search</button>';
    const press = (init: MouseEventInit) =>
      document.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init }));
    press({ ctrlKey: true });
    expect(use('<form action="/search"><input name="q" value="a"></form>')).toBe(true);
    document.body.innerHTML = '<button>Search</button>';
    press({});
    expect(use('<form action="/search"><input name="q" value="a"></form>')).toBe(false);
  });

  it('leaves an anchor of the page to the browser until it is here', async () => {
    await openSite();
    expect(use('<a href="#contact">x</a>')).toBe(true);
    use('<a href="/about">x</a>');
    await eventually(() => expect(navigate).toHaveBeenCalled());
    expect(use('<a href="#contact">x</a>')).toBe(false);
  });

  it('leaves alone what another script has taken', async () => {
    await openSite();
    const take = (event: Event): void => event.preventDefault();
    document.addEventListener('click', take, { capture: true, once: true });
    use('<a href="/about">x</a>');
    await vi.dynamicImportSettled();
    expect(fetched).not.toHaveBeenCalled();
  });

  describe('while something is pressed', () => {
    const press = async (html: string, button = 0): Promise<Element | null> => {
      await openSite();
      document.body.innerHTML = html;
      const target = document.body.querySelector('b');
      vi.useFakeTimers();
      target?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button }));
      // More than a frame, and less than a press may last.
      await vi.advanceTimersByTimeAsync(100);
      return target;
    };

    afterEach(() => vi.useRealTimers());

    it('is fetched for a link of the site', async () => {
      await press('<a href="/about"><b>About</b></a>');
      await eventually(() => expect(fetched).toHaveBeenCalledOnce());
    });

    it.each([
      ['a link of the site by another button', '<a href="/about"><b>About</b></a>', 1],
      ['a link to another site', '<a href="https://other.example/"><b>x</b></a>'],
      ['something else', '<b>x</b>'],
    ])('waits for the end of the press of %s', async (_what, html, button?: number) => {
      const target = await press(html, button);
      expect(fetched).not.toHaveBeenCalled();
      target?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(100);
      await eventually(() => expect(fetched).toHaveBeenCalledOnce());
    });
  });

  it('is fetched once somebody is there, and not before', async () => {
    await openSite();
    expect(fetched).not.toHaveBeenCalled();
    dispatchEvent(new Event('keydown'));
    await eventually(() => expect(fetched).toHaveBeenCalledOnce());
  });

  it('is fetched at once for a page that is returned to', async () => {
    history.replaceState({ index: 0, scrollX: 0, scrollY: 300 }, '');
    await openSite();
    await eventually(() => expect(fetched).toHaveBeenCalledOnce());
  });

  describe('on a page that is returned to', () => {
    const scrollTo = vi.fn();
    /** Where Astro's router puts the page back. */
    const left = 700;

    beforeEach(() => {
      scrollTo.mockClear();
      vi.stubGlobal('scrollTo', scrollTo);
      history.replaceState({ index: 1, scrollX: 0, scrollY: left }, '', '/');
      vi.doMock('astro:transitions/client', () => (scrollTo({ left: 0, top: left }), { navigate }));
    });
    afterEach(() => {
      vi.unstubAllGlobals();
    });

    function scroll(top: number): void {
      vi.stubGlobal('scrollY', top);
      dispatchEvent(new Event('scroll'));
    }

    it('lets a visitor stay where they scrolled to before it was here', async () => {
      await openSite();
      dispatchEvent(new Event('wheel'));
      scroll(300);
      await eventually(() => expect(scrollTo).toHaveBeenCalledTimes(2));
      expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 300, behavior: 'instant' });
    });

    it('has the last word where only the browser has scrolled', async () => {
      await openSite();
      scroll(300);
      const told = new Promise((resolve) => {
        document.addEventListener('astro:page-load', resolve, { once: true });
      });
      dispatchEvent(new Event('load'));
      await told;
      expect(scrollTo).toHaveBeenCalledOnce();
    });
  });

  describe('that cannot be had', () => {
    const reach = vi.fn<typeof fetch>();
    const screen = `<template id="load-error" data-title="Error!"><p role="alert">Not loaded</p></template>`;

    beforeEach(() => {
      vi.stubGlobal('fetch', reach);
      vi.stubGlobal('scrollTo', vi.fn());
      vi.doMock('astro:transitions/client', () => {
        throw new TypeError('Failed to fetch');
      });
    });
    afterEach(() => {
      vi.unstubAllGlobals();
      reach.mockReset();
    });

    it('is told under the address that was asked for, where the network is gone', async () => {
      reach.mockRejectedValue(new TypeError('Failed to fetch'));
      await openSite();
      use(`<a href="/about">x</a><main></main>${screen}`);
      await eventually(() => expect(document.querySelector('main')?.textContent).toBe('Not loaded'));
      expect(location.pathname).toBe('/about');
      expect(document.title).toBe('Error!');
    });

    it('leaves the link to the browser where the server answers', async () => {
      reach.mockResolvedValue(new Response());
      await openSite();
      use(`<a href="/about">x</a><main></main>${screen}`);
      await eventually(() => expect(reach).toHaveBeenCalledOnce());
      expect(document.querySelector('main')?.textContent).toBe('');
      expect(location.pathname).toBe('/');
    });
  });
});

describe('the first page', () => {
  const told = vi.fn();
  beforeEach(() => {
    told.mockClear();
    document.addEventListener('astro:page-load', told);
  });
  afterEach(() => {
    document.removeEventListener('astro:page-load', told);
  });

  it('is told of when it has loaded, without the router', async () => {
    await openSite();
    expect(told).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    await eventually(() => expect(told).toHaveBeenCalled());
  });

  it('is told of at once where it has loaded before the script runs', async () => {
    await openSite('complete');
    await eventually(() => expect(told).toHaveBeenCalled());
    dispatchEvent(new Event('load'));
    expect(told).toHaveBeenCalledOnce();
  });

  it('is told of once where the router has come before', async () => {
    vi.useFakeTimers();
    await openSite();
    addEventListener('load', () => document.dispatchEvent(new Event('astro:page-load')), { once: true });
    dispatchEvent(new Event('load'));
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(told).toHaveBeenCalledOnce();
  });
});
