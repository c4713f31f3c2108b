import { afterEach, describe, expect, it, vi } from 'vitest';
import { mergeScripts, runtimeForLater, scriptsLast } from './page-scripts.ts';

const files: Readonly<Record<string, string>> = {
  '/_astro/a.1.js': 'import"./site.2.js";\n',
  '/_astro/b.1.js': 'import"./site.2.js";',
  '/_astro/own.1.js': 'import"./site.2.js";start();',
  '/_astro/site.2.js': 'start();',
};

const merge = (html: string): string => mergeScripts(html, (address) => files[address] ?? '');
const script = (name: string, more = ''): string =>
  `<script type="module" src="/_astro/${name}.js"${more}></script>`;

describe('the scripts of a page', () => {
  it('are one where all of them come to the same file, which is asked for after the first paint', () => {
    const merged = merge(`<head>${script('a.1')}</head><p></p>${script('b.1')}`);
    expect(merged).toMatch(/^<head><\/head><p><\/p><script>.*import\("\/_astro\/site\.2\.js"\).*<\/script>$/);
    expect(merged).not.toContain('a.1');
    expect(merged.match(/<\/script>/g)).toHaveLength(1);
  });

  it('stay where they have code of their own', () => {
    const merged = merge(script('own.1') + script('a.1'));
    expect(merged.startsWith(`${script('own.1', ' fetchpriority="low"')}<script>`)).toBe(true);
  });

  it('leave inline and classic scripts alone', () => {
    const html = '<script>a()</script><script src="/_astro/a.1.js"></script>';
    expect(merge(html)).toBe(html);
  });
});

describe('the script of all pages', () => {
  afterEach(() => void vi.useRealTimers());

  const [, code = ''] = /<script>(.*)<\/script>/.exec(merge(script('a.1'))) ?? [];

  /** Runs it in a browser that tells of such entries, on a page that may be hidden or have an anchor. */
  function run({
    hash = '',
    hidden = false,
    readyState = 'loading',
    types = ['paint'] as readonly string[] | null,
  }) {
    const load = vi.fn();
    const write = vi.fn();
    let paint: (() => void) | undefined;
    let loaded: (() => void) | undefined;
    class Observer {
      static readonly supportedEntryTypes = types ?? [];
      private readonly tell: (list: unknown, observer: Observer) => void;
      constructor(tell: (list: unknown, observer: Observer) => void) {
        this.tell = tell;
      }
      disconnect(): void {
        paint = undefined;
      }
      observe({ buffered }: { buffered: boolean }): void {
        if (buffered) paint = () => this.tell([], this);
      }
    }
    const observer = types ? Observer : undefined;
    new Function(
      'load',
      'document',
      'location',
      'globalThis',
      'PerformanceObserver',
      'addEventListener',
      code.replace('import(', 'load('),
    )(
      load,
      { hidden, readyState, write },
      { hash },
      { PerformanceObserver: observer },
      observer,
      (type: string, listener: () => void) => {
        if (type === 'load') loaded = listener;
      },
    );
    return { load, write, paint: () => paint?.(), finish: () => loaded?.() };
  }

  it('is asked for once the page is painted', () => {
    const { load, paint } = run({});
    expect(load).not.toHaveBeenCalled();
    paint();
    paint();
    expect(load).toHaveBeenCalledExactlyOnceWith('/_astro/site.2.js');
  });

  it('is asked for some time after the page has loaded where the browser never tells of its paint', () => {
    vi.useFakeTimers();
    const { load, finish } = run({});
    finish();
    expect(load).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(load).toHaveBeenCalledOnce();
  });

  it.each(['before', 'after'])('is asked for only once where it tells %s the page has loaded', (when) => {
    vi.useFakeTimers();
    const { load, paint, finish } = run({});
    for (const event of when === 'before' ? [paint, finish] : [finish, paint]) event();
    expect(vi.getTimerCount()).toBe(0);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['the page is hidden', { hidden: true }],
    ['the browser tells of no paint', { types: ['mark'] }],
    ['the browser tells of nothing', { types: null }],
  ])('is asked for at once where %s', (_what, circumstances) => {
    expect(run(circumstances).load).toHaveBeenCalledOnce();
  });

  it('stands in a page that is opened at an anchor', () => {
    const { load, write } = run({ hash: '#contact' });
    expect(load).not.toHaveBeenCalled();
    expect(write).toHaveBeenCalledExactlyOnceWith('<script type="module" src="/_astro/site.2.js"></script>');
  });

  it('is not written into a page that has come already, as one that the router shows', () => {
    const { load, write, paint } = run({ hash: '#contact', readyState: 'complete' });
    paint();
    expect(write).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('what nothing on the first screen needs', () => {
  const data = '<script type="application/ld+json">{"name":"<b>"}</script>';
  const starter = '<script>start("$&")</script>';
  const guard = '<script>guard()</script>';

  it('stands at the end of the page', () => {
    const page = `<head>${data}</head><body><h1>Title</h1>${starter}${starter}<astro-island></astro-island></body>`;
    expect(scriptsLast(page)).toBe(
      `<head></head><body><h1>Title</h1><astro-island></astro-island>${starter}${starter}${data}</body>`,
    );
  });

  it('is not a script that was written for its own place', () => {
    const page = `<body><form>${guard}</form>${starter}<astro-island></astro-island></body>`;
    expect(scriptsLast(page)).toBe(
      `<body><form>${guard}</form><astro-island></astro-island>${starter}</body>`,
    );
  });
});

describe('Astro’s code that starts islands', () => {
  const code = '(()=>{a<b;customElements.define("astro-island",c)})()';
  const directive = '<script>touch("astro-island")</script>';
  const island = (client: string): string => `<astro-island uid="1" client="${client}"></astro-island>`;
  const page = (client: string): string =>
    `<body>${directive}<script>${code}</script>${island('touch')}${island(client)}</body>`;

  it('is left for later where every island waits for a touch', () => {
    const write = vi.fn(() => '/_astro/islands.1.js');
    expect(runtimeForLater(page('touch'), write)).toEqual({
      html: `<body>${directive}${island('touch')}${island('touch')}</body>`,
      address: '/_astro/islands.1.js',
    });
    expect(write.mock.calls).toEqual([[code]]);
  });

  it.each([
    ['an island starts by itself', page('load')],
    [
      'such an island has a “>” in its texts',
      page('touch').replace('uid="1" client="touch"', 'uid="1" props="a > b" client="load"'),
    ],
    ['there are no islands', '<body><script>other()</script></body>'],
  ])('stays where %s', (_case, html) => {
    expect(runtimeForLater(html, () => '/file.js')).toEqual({ html, address: '' });
  });
});
