// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, type Island, load } from '@/testing/touched-island.ts';
import { eventually } from '@/testing/eventually.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an Escape on an island that is not alive yet', () => {
  async function pressEscape(): Promise<Island & { onKey: ReturnType<typeof vi.fn> }> {
    const island = await load();
    const onKey = vi.fn();
    island.start.mockImplementation(() => {
      island.element.addEventListener('keydown', ({ key, target }) => onKey(key, target), { once: true });
      return Promise.resolve();
    });
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    find('summary').dispatchEvent(escape);
    return { ...island, onKey };
  }

  it('is pressed again when it is alive, where it was', async () => {
    const { arrive, onKey } = await pressEscape();
    const elsewhere = vi.fn();
    document.addEventListener('keydown', elsewhere);
    await arrive();
    document.removeEventListener('keydown', elsewhere);
    expect(onKey).toHaveBeenCalledExactlyOnceWith('Escape', find('summary'));
    // The page had it when it was pressed.
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it.each([
    ['pointer', new Event('pointerdown', { bubbles: true })],
    ['Enter', new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })],
    ['space', new KeyboardEvent('keydown', { key: ' ', bubbles: true })],
  ])('is forgotten when something else is pressed meanwhile, by %s', async (_name, press) => {
    const { arrive, onKey } = await pressEscape();
    find('summary').dispatchEvent(press);
    await arrive();
    expect(onKey).not.toHaveBeenCalled();
  });

  it('is not forgotten for a Tab', async () => {
    const { arrive, onKey } = await pressEscape();
    find('summary').dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    await arrive();
    expect(onKey).toHaveBeenCalledExactlyOnceWith('Escape', find('summary'));
  });

  it('takes back a click that was to open something', async () => {
    const { arrive, onClick } = await load();
    find('#open').click();
    find('#open').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await arrive();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('shows no error when the code cannot be fetched', async () => {
    const { load: code } = await load();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<template id="island-error"><p role="alert"></p></template>',
    );
    code.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    find('summary').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await eventually(() => expect(console.error).toHaveBeenCalled());
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(0);
  });
});
