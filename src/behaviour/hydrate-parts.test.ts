// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./island-parts.ts');
  vi.doUnmock('./painted.ts');
});

it.each(['bringRuntime', 'completeProps', 'adoptStyles'])(
  'an island does not start before what %s fetches is there',
  async (late) => {
    vi.resetModules();
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const parts = {
      bringRuntime: vi.fn(() => Promise.resolve()),
      completeProps: vi.fn(() => Promise.resolve()),
      adoptStyles: vi.fn(() => Promise.resolve()),
    };
    vi.doMock('./island-parts.ts', () => ({ ...parts, [late]: () => arrived }));
    const { default: onTouch } = await import('./hydrate-on-touch.ts');
    const island = document.createElement('astro-island');
    document.body.append(island);
    const start = vi.fn(() => Promise.resolve());
    const load = vi.fn(() => Promise.resolve(start));
    void onTouch(load, { name: 'touch', value: 'true' }, island);
    island.dispatchEvent(new Event('focusin', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(load).not.toHaveBeenCalled();
    arrive();
    await eventually(() => expect(start).toHaveBeenCalledOnce());
  },
);

it('what was pressed is painted before its island asks for files, and again before that starts and others ask', async () => {
  vi.resetModules();
  const waiting: (() => void)[] = [];
  vi.doMock('./painted.ts', () => ({
    painted: () => new Promise<void>((resolve) => void waiting.push(resolve)),
  }));
  const paint = async (): Promise<void> => {
    for (const resolve of waiting.splice(0)) resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const { default: onTouch } = await import('./hydrate-on-touch.ts');
  const island = document.createElement('astro-island');
  document.body.append(island);
  const start = vi.fn(() => Promise.resolve());
  const load = vi.fn(() => Promise.resolve(start));
  void onTouch(load, { name: 'touch', value: 'true' }, island);
  const other = document.body.appendChild(document.createElement('astro-island'));
  const loadOther = vi.fn(() => Promise.resolve(start));
  void onTouch(loadOther, { name: 'touch', value: 'true' }, other);
  island.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();
  await paint();
  expect(load).toHaveBeenCalledOnce();
  expect(loadOther).not.toHaveBeenCalled();
  island.dispatchEvent(new Event('click', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect([start, loadOther].flatMap(({ mock }) => mock.calls)).toEqual([]);
  await paint();
  await eventually(() => expect(start).toHaveBeenCalledOnce());
  expect(loadOther).toHaveBeenCalled();
});

it('an island that a pointer came by does not start between a press and its click', async () => {
  vi.resetModules();
  const { default: onTouch } = await import('./hydrate-on-touch.ts');
  const island = document.createElement('astro-island');
  document.body.append(island);
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const start = vi.fn(() => Promise.resolve());
  void onTouch(() => code.then(() => start), { name: 'touch', value: 'true' }, island);
  // A press is over after half a second, which a busy machine may take between two lines.
  vi.useFakeTimers();
  island.dispatchEvent(new Event('pointermove', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(100);
  island.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  arrive();
  await vi.advanceTimersByTimeAsync(100);
  expect(start).not.toHaveBeenCalled();
  island.dispatchEvent(new Event('click', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(100); // the press would end by itself only after 300 ms more
  await eventually(() => expect(start).toHaveBeenCalledOnce());
});

it('the module of an island is told of its first touch, and not before', async () => {
  vi.resetModules();
  const { default: onTouch } = await import('./hydrate-on-touch.ts');
  const island = document.createElement('astro-island');
  const told = 'globalThis.told = (globalThis.told ?? 0) + 1';
  island.setAttribute('component-url', `data:text/javascript,export function onTouch() { ${told} }`);
  document.body.append(island);
  void onTouch(() => new Promise(() => undefined), { name: 'touch', value: 'true' }, island);
  const times = (): unknown => (globalThis as { told?: number }).told;
  vi.useFakeTimers();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(100);
  expect(times()).toBeUndefined();
  island.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  island.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(100);
  await eventually(() => expect(times()).toBe(1));
});
