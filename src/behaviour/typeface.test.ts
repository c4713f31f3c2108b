// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const root = document.documentElement;
const shownIn = (): string | null => root.getAttribute('data-typeface');

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
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const top = tops[(shownIn() ?? 'none') as keyof typeof tops] ?? 100;
    return { top, bottom: top + 20 } as DOMRect;
  });
  vi.resetModules();
  await import('./typeface.ts');
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith('1em Own'));
  await Promise.resolve();
}

function nextPage(): Document {
  const newDocument = document.implementation.createHTMLDocument();
  document.dispatchEvent(Object.assign(new Event('astro:before-swap'), { newDocument }));
  return newDocument;
}

beforeEach(() => {
  root.removeAttribute('data-typeface');
  document.body.innerHTML = '<p>Text</p>';
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    getPropertyValue: (name: string) => (name === '--font-own' ? 'Own' : ''),
  } as CSSStyleDeclaration);
});
afterEach(() => {
  vi.restoreAllMocks();
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
    await vi.waitFor(() => expect(shownIn()).toBe('all'));
  });

  it('is shown in the headings alone where it would move what is on the screen, and on the next page', async () => {
    await openPage({ tops: { all: 128 } });
    await vi.waitFor(() => expect(shownIn()).toBe('headings'));
    expect(nextPage().documentElement.dataset['typeface']).toBe('all');
  });

  it('is not shown where the headings too would move, but on the next page', async () => {
    await openPage({ tops: { all: 128, headings: 120 } });
    await vi.waitFor(() => expect(nextPage().documentElement.dataset['typeface']).toBe('all'));
    expect(shownIn()).toBeNull();
  });

  it('may move what is below the screen', async () => {
    await openPage({ tops: { none: innerHeight + 100, all: innerHeight + 128 } });
    await vi.waitFor(() => expect(shownIn()).toBe('all'));
  });

  it.each([
    ['has scrolled', 300, ''],
    ['came to an anchor', 0, '#contact'],
  ])('is not shown where somebody %s, but on the next page', async (_what, scrolled, hash) => {
    vi.stubGlobal('scrollY', scrolled);
    location.hash = hash;
    await openPage({});
    await vi.waitFor(() => expect(nextPage().documentElement.dataset['typeface']).toBe('all'));
    expect(shownIn()).toBeNull();
    vi.unstubAllGlobals();
    location.hash = '';
  });

  it('stays where it was shown before the first frame, and is shown on the next page', async () => {
    await openPage({ isAlreadyShown: true, tops: { none: 128 } });
    await vi.waitFor(() => expect(nextPage().documentElement.dataset['typeface']).toBe('all'));
    expect(shownIn()).toBe('all');
  });
});
