// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { find, settle } from '@/testing/touched-island.ts';

const island = '<astro-island client="touch"><button type="button">Open</button></astro-island>';

// One after the other: each instance of the module listens to the same document.
it('a click is done where Astro’s code for islands comes after it, on the first page and on the next', async () => {
  document.body.innerHTML = island;
  const { default: onTouch } = await import('./hydrate-on-touch.ts');
  const clickThenStart = async (): Promise<void> => {
    const [element, button, onClick] = [find('astro-island'), find('button'), vi.fn()];
    button.click();
    await settle();
    const start = vi.fn(() => {
      button.addEventListener('click', onClick);
      return Promise.resolve();
    });
    void onTouch(() => Promise.resolve(start), { name: 'touch', value: 'true' }, element);
    await eventually(() => expect(onClick).toHaveBeenCalledOnce());
    expect(start).toHaveBeenCalledOnce();
  };
  await clickThenStart();
  document.body.innerHTML = island;
  document.dispatchEvent(new Event('astro:after-swap'));
  await clickThenStart();
});

it('an island that is alive works on beside a second copy of the script, as after a new publication', async () => {
  const onClick = vi.fn();
  find('button').addEventListener('click', onClick);
  vi.resetModules();
  await import('./hydrate-on-touch.ts');
  find('button').click();
  expect(onClick).toHaveBeenCalledOnce();
});

it('an island that one copy of the script looks after is started by the other', async () => {
  document.body.innerHTML = island;
  document.dispatchEvent(new Event('astro:after-swap'));
  vi.resetModules();
  const { default: onTouch } = await import('./hydrate-on-touch.ts');
  const start = vi.fn(() => Promise.resolve());
  find('button').click();
  void onTouch(() => Promise.resolve(start), { name: 'touch', value: 'true' }, find('astro-island'));
  await eventually(() => expect(start).toHaveBeenCalledOnce());
});
