// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const texts = '/_astro/texts.en.1.json';
const fetchFile = vi.fn<(address: string) => Promise<Response>>();
const replace = vi.fn<(text: string) => Promise<unknown>>();

/** The module as on a page that has just been loaded. */
async function load() {
  vi.resetModules();
  return import('./island-parts.ts');
}

function island(props: object, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement('astro-island');
  element.setAttribute('props', JSON.stringify(props));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function propsOf(element: Element): unknown {
  return JSON.parse(element.getAttribute('props') ?? '');
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFile);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = '';
      replace(text: string): Promise<unknown> {
        this.text = text;
        return replace(text).then(() => this);
      }
    },
  );
  fetchFile.mockImplementation(() => Promise.resolve(new Response('[[0,{"a":[0,"A"]}],[0,{"b":[0,"B"]}]]')));
  replace.mockResolvedValue(undefined);
  document.adoptedStyleSheets = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('the props of an island', () => {
  it('get their texts from the file that the island names', async () => {
    const { completeProps } = await load();
    const element = island({ kind: [0, 'x'], strings: 1 }, { 'data-texts': texts });
    await completeProps(element);
    expect(propsOf(element)).toEqual({ kind: [0, 'x'], strings: [0, { b: [0, 'B'] }] });
    expect(fetchFile.mock.calls).toEqual([[texts]]);
  });

  it('are set once: a second change would start the island a second time', async () => {
    const { completeProps } = await load();
    const element = island({ strings: 0 }, { 'data-texts': texts });
    const set = vi.spyOn(element, 'setAttribute');
    await Promise.all([completeProps(element), completeProps(element)]);
    await completeProps(element);
    expect(set).toHaveBeenCalledOnce();
    expect(fetchFile).toHaveBeenCalledOnce();
  });

  it('stay as they are where nothing was left out', async () => {
    const { completeProps } = await load();
    const element = island({ strings: [0, {}] });
    await completeProps(element);
    expect(propsOf(element)).toEqual({ strings: [0, {}] });
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it('wait for the next try when their texts cannot be fetched', async () => {
    const { completeProps } = await load();
    const element = island({ strings: 0 }, { 'data-texts': texts });
    fetchFile.mockResolvedValueOnce(new Response('gone', { status: 404 }));
    await expect(completeProps(element)).rejects.toThrow(`${texts}: 404`);
    await completeProps(element);
    expect(propsOf(element)).toEqual({ strings: [0, { a: [0, 'A'] }] });
  });
});

describe('the whole stylesheet', () => {
  it('is added once, after those that are there', async () => {
    const { adoptStyles } = await load();
    const there = {} as CSSStyleSheet;
    document.adoptedStyleSheets = [there];
    fetchFile.mockImplementation(() => Promise.resolve(new Response('p{left:0}')));
    const attributes = { 'data-styles': '/_astro/all.css' };
    await Promise.all([adoptStyles(island({}, attributes)), adoptStyles(island({}, attributes))]);
    expect(replace.mock.calls).toEqual([['p{left:0}']]);
    expect(document.adoptedStyleSheets).toHaveLength(2);
    expect(document.adoptedStyleSheets[0]).toBe(there);
  });

  it('is not set again by the next island: the browser would style the whole page anew', async () => {
    const { adoptStyles } = await load();
    fetchFile.mockImplementation(() => Promise.resolve(new Response('p{left:0}')));
    await adoptStyles(island({}, { 'data-styles': '/_astro/all.css' }));
    const adopted = document.adoptedStyleSheets;
    await adoptStyles(island({}, { 'data-styles': '/_astro/all.css' }));
    expect(document.adoptedStyleSheets).toBe(adopted);
  });

  it('is added in the order of the page where there are several', async () => {
    const { adoptStyles } = await load();
    fetchFile.mockImplementation((address) => Promise.resolve(new Response(address)));
    // The first takes longest.
    replace.mockImplementation(
      (text) => new Promise((resolve) => setTimeout(resolve, text === '/a.css' ? 20 : 0)),
    );
    await adoptStyles(island({}, { 'data-styles': '/a.css /b.css' }));
    const sheets = document.adoptedStyleSheets as unknown as { text: string }[];
    expect(sheets.map(({ text }) => text)).toEqual(['/a.css', '/b.css']);
  });

  it('is not asked for where the page has all of it', async () => {
    const { adoptStyles } = await load();
    await adoptStyles(island({}));
    expect(fetchFile).not.toHaveBeenCalled();
  });
});

describe('Astro’s code that starts islands', () => {
  const address = '/_astro/islands.1.js';
  const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];
  const defined = vi.fn<() => boolean>();

  beforeEach(() => {
    defined.mockReturnValue(true);
    vi.stubGlobal('customElements', { get: defined });
  });

  afterEach(() => {
    document.head.replaceChildren();
  });

  it('runs once, however many islands ask for it', async () => {
    const { bringRuntime } = await load();
    const both = Promise.all([1, 2].map(() => bringRuntime(island({}, { 'data-runtime': address }))));
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual([address]);
    scripts()[0]?.dispatchEvent(new Event('load'));
    await both;
    await bringRuntime(island({}, { 'data-runtime': address }));
    expect(scripts()).toHaveLength(1);
  });

  it.each([
    ['could not be fetched', 'error'],
    ['was another text', 'load'],
  ])('is asked for again where it %s', async (_case, type) => {
    const { bringRuntime } = await load();
    const first = bringRuntime(island({}, { 'data-runtime': address }));
    defined.mockReturnValue(false);
    scripts()[0]?.dispatchEvent(new Event(type));
    await expect(first).rejects.toThrow(address);
    const second = bringRuntime(island({}, { 'data-runtime': address }));
    defined.mockReturnValue(true);
    expect(scripts()).toHaveLength(1);
    scripts()[0]?.dispatchEvent(new Event('load'));
    await expect(second).resolves.toBeUndefined();
  });

  it('is not asked for where the page has it', async () => {
    const { bringRuntime } = await load();
    await bringRuntime(island({}));
    expect(scripts()).toEqual([]);
  });
});
