// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const root = document.documentElement;
const isShown = (): boolean => root.hasAttribute('data-typeface');

/** What a page is like: which faces come, whether it was painted, and where its text lies in each typeface. */
interface Circumstances {
  faces?: object[];
  isPainted?: boolean;
  /** The upper edge of the text, in px, before and after the typeface is shown. */
  tops?: readonly [before: number, after: number];
}

async function openPage({ faces = [{}], isPainted = true, tops = [100, 100] }: Circumstances): Promise<void> {
  const load = vi.fn(() => Promise.resolve(faces));
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  // jsdom paints nothing and has no such entries.
  Object.assign(performance, { getEntriesByName: () => (isPainted ? [{}] : []) });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const top = tops[isShown() ? 1 : 0];
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
  it('is shown when it has come and moves nothing', async () => {
    await openPage({ tops: [100, 102] });
    await vi.waitFor(() => expect(isShown()).toBe(true));
  });

  it('is not shown where it would move what is on the screen, but on the next page', async () => {
    await openPage({ tops: [100, 128] });
    await vi.waitFor(() => expect(nextPage().documentElement.hasAttribute('data-typeface')).toBe(true));
    expect(isShown()).toBe(false);
  });

  it('may move what is below the screen', async () => {
    await openPage({ tops: [innerHeight + 100, innerHeight + 128] });
    await vi.waitFor(() => expect(isShown()).toBe(true));
  });

  it('may move everything before the first paint', async () => {
    await openPage({ isPainted: false, tops: [100, 128] });
    await vi.waitFor(() => expect(isShown()).toBe(true));
  });

  it('is shown nowhere when there is none', async () => {
    await openPage({ faces: [] });
    expect(nextPage().documentElement.hasAttribute('data-typeface')).toBe(false);
    expect(isShown()).toBe(false);
  });
});
