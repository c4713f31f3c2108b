// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';

const root = document.documentElement;
const mark = 'data-typeface';
/** What the typeface is shown in on the screen, and below it. */
const shownIn = (block = '.seen'): string | null =>
  root.getAttribute(mark) ?? document.querySelector(block)?.closest(`[${mark}]`)?.getAttribute(mark) ?? null;

/** What a page is like: which faces come, whether they are shown, and where its text lies in each typeface. */
interface Circumstances {
  faces?: object[];
  isAlreadyShown?: boolean;
  /** The upper edge of the text, in px, by what shows the typeface. */
  tops?: Readonly<Partial<Record<'none' | 'all' | 'headings', number>>>;
}

async function openPage({ faces = [{}], isAlreadyShown = false, tops = {} }: Circumstances): Promise<void> {
  const load = vi.fn(() => Promise.resolve(faces));
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  if (isAlreadyShown) root.setAttribute('data-typeface', 'all');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('article')) return { top: 0, bottom: innerHeight * 3 } as DOMRect;
    if (this.matches('.below')) return { top: innerHeight * 2, bottom: innerHeight * 3 } as DOMRect;
    const top = tops[(shownIn() ?? 'none') as keyof typeof tops] ?? 100;
    return { top, bottom: top + 20 } as DOMRect;
  });
  vi.resetModules();
  await import('./typeface.ts');
  await eventually(() => expect(load).toHaveBeenCalledWith('1em Own'));
  await Promise.resolve();
}

function nextPage(): Document {
  const newDocument = document.implementation.createHTMLDocument();
  document.dispatchEvent(Object.assign(new Event('astro:before-swap'), { newDocument }));
  return newDocument;
}

beforeEach(() => {
  root.removeAttribute('data-typeface');
  document.body.innerHTML = '<article><p class="seen">Text</p><p class="below">Text</p></article>';
  const { getComputedStyle } = window;
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    Object.assign(getComputedStyle(element), {
      getPropertyValue: (name: string) => (name === '--font-own' ? 'Own' : ''),
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the typeface', () => {
  // First: what other tests load goes on listening to changes of page.
  it('is shown nowhere when there is none', async () => {
    await openPage({ faces: [] });
    expect(nextPage().documentElement.hasAttribute('data-typeface')).toBe(false);
    expect(shownIn()).toBeNull();
  });

  it('is shown when it has come and moves nothing', async () => {
    await openPage({ tops: { all: 102 } });
    await eventually(() => expect(shownIn()).toBe('all'));
  });

  it.each([
    ['what is not visible yet', 'visibility: hidden'],
    ['a link that comes to another line', 'display: inline'],
    ['a corner that gives way to what is not visible yet', ''],
  ])('is shown though it moves %s', async (_what, style) => {
    document.querySelector('.seen')?.setAttribute('style', style);
    if (style === '') document.querySelector('.seen')?.classList.add('corner');
    await openPage({ tops: { all: 128 } });
    await eventually(() => expect(shownIn()).toBe('all'));
  });

  it('is shown in the headings alone, of the whole page, where it would move what is on the screen, and on the next page', async () => {
    await openPage({ tops: { all: 128 } });
    await eventually(() => expect(shownIn()).toBe('headings'));
    await eventually(() => expect(shownIn('.below')).toBe('headings'));
    expect(nextPage().documentElement.dataset['typeface']).toBe('all');
  });

  it('is not shown where the headings too would move, but on the next page', async () => {
    await openPage({ tops: { all: 128, headings: 120 } });
    await eventually(() => expect(nextPage().documentElement.dataset['typeface']).toBe('all'));
    expect(shownIn()).toBeNull();
  });

  it('is shown below the screen in later frames, some blocks at a time', async () => {
    const block = (name: string): string =>
      `<section class="below ${name}">${'<p>Text</p>'.repeat(100)}</section>`;
    document.body.innerHTML = `<p class="seen">Text</p>${block('next')}${block('last')}`;
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
    const paint = (): void => frames.shift()?.(0);
    const opened = openPage({});
    await eventually(() => expect(frames).toHaveLength(1));
    paint();
    await opened;
    await eventually(() => expect(frames).toHaveLength(1));
    expect([shownIn('.seen'), shownIn('.next'), shownIn('.last')]).toEqual(['all', null, null]);
    paint();
    await eventually(() => expect(frames).toHaveLength(1));
    expect([shownIn('.next'), shownIn('.last')]).toEqual(['all', null]);
    paint();
    await eventually(() => expect(shownIn('.last')).toBe('all'));
  });

  it('may move what is below the screen', async () => {
    await openPage({ tops: { none: innerHeight + 100, all: innerHeight + 128 } });
    await eventually(() => expect(shownIn()).toBe('all'));
  });

  it.each([
    ['has scrolled', 300, ''],
    ['came to an anchor', 0, '#contact'],
  ])('is not shown where somebody %s, but on the next page', async (_what, scrolled, hash) => {
    vi.stubGlobal('scrollY', scrolled);
    location.hash = hash;
    await openPage({});
    await eventually(() => expect(nextPage().documentElement.dataset['typeface']).toBe('all'));
    expect(shownIn()).toBeNull();
    location.hash = '';
  });

  it('stays where it was shown before the first frame, and is shown on the next page', async () => {
    await openPage({ isAlreadyShown: true, tops: { none: 128 } });
    await eventually(() => expect(nextPage().documentElement.dataset['typeface']).toBe('all'));
    expect(shownIn()).toBe('all');
  });
});
