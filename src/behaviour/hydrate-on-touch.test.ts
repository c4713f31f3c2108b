// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrateButton } from '@/testing/react-island.ts';
import { find, type Island, load, settle, touch } from '@/testing/touched-island.ts';
import { eventually } from '@/testing/eventually.ts';

describe('client:touch', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.useRealTimers();
  });

  it('fetches nothing while nobody is there', async () => {
    const { load: code } = await load();
    await settle();
    expect(code).not.toHaveBeenCalled();
  });

  it.each(['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown'])(
    'fetches the code at the first %s anywhere, without starting it',
    async (type) => {
      const { load: code, start, arrive } = await load();
      touch('main', type);
      touch('main', type);
      if (type === 'pointerdown') touch('main', 'click');
      await arrive();
      expect(code).toHaveBeenCalledTimes(1);
      expect(start).not.toHaveBeenCalled();
    },
  );

  it.each(['pointermove', 'pointerdown', 'focusin', 'keydown'])(
    'starts at the first %s on it',
    async (type) => {
      const { element, start, arrive } = await load();
      touch('#open', type);
      touch('#open', type);
      if (type === 'pointerdown') touch('summary', 'click');
      await arrive();
      expect(start).toHaveBeenCalledTimes(1);
      expect(element.dataset['alive']).toBe('');
    },
  );

  it('takes no notice of a mouse that only rests where the page appears', async () => {
    const { load: code, arrive } = await load();
    vi.useFakeTimers();
    touch('#open', 'pointermove', { movementX: 0 });
    await vi.advanceTimersByTimeAsync(100); // more than a frame
    expect(code).not.toHaveBeenCalled();
    vi.useRealTimers();
    touch('#open', 'pointermove', { movementX: 1 });
    await arrive();
    expect(code).toHaveBeenCalled();
  });

  it('notes when it was shown, for the form’s minimum time', async () => {
    const { element } = await load();
    expect(Number(element.dataset['shownAt'])).toBeGreaterThan(0);
  });

  it('does not take for a person what a script makes up', async () => {
    const { element } = await load();
    for (const type of ['pointerdown', 'keydown', 'click', 'input']) touch('#open', type);
    find('#open').focus();
    expect(element.dataset['person']).toBeUndefined();
  });

  it('does an early click again when it is alive, once', async () => {
    const { arrive, onClick } = await load();
    const early = touch('#open', 'click');
    expect(early.defaultPrevented).toBe(true);
    expect(onClick).not.toHaveBeenCalled();
    await arrive();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does a click again that hit something within the button', async () => {
    const { arrive, onSubmit } = await load();
    find('form b').click();
    await arrive();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('does an early submit again, with its button', async () => {
    const { arrive, onSubmit } = await load();
    const button = find('[name="send"]') as HTMLButtonElement;
    (find('form') as HTMLFormElement).requestSubmit(button);
    expect(onSubmit).not.toHaveBeenCalled();
    await arrive();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0].submitter).toBe(button);
  });

  it('sends an impatient form once', async () => {
    const { arrive, onSubmit } = await load();
    find('[name="send"]').click();
    find('[name="send"]').click();
    find('[name="send"]').click();
    await arrive();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it.each(['form input', 'form', 'astro-island'])(
    'does not forget a click for a later one on %s, which has nothing to do',
    async (selector) => {
      const { arrive, onSubmit } = await load();
      find('[name="send"]').click();
      find(selector).click();
      await arrive();
      expect(onSubmit).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['a', 'summary', '#drawer', '#plan'])('leaves a click on %s to the browser', async (selector) => {
    const { arrive } = await load();
    const clicked = vi.fn();
    find(selector).addEventListener('click', clicked);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find(selector).dispatchEvent(event);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(event.defaultPrevented).toBe(false);
    await arrive();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('stands in nobody’s way once it is alive', async () => {
    const { arrive, onClick, start } = await load();
    touch('#open', 'pointermove');
    await arrive();
    expect(touch('#open', 'click').defaultPrevented).toBe(false);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('is set up once, also when a persisted island is put into the next page', async () => {
    const { again, arrive, start, onClick } = await load();
    again();
    find('#open').click();
    await arrive();
    expect(start).toHaveBeenCalledTimes(1);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('tries again at the next touch when its code could not be fetched', async () => {
    const { load: code, arrive, onClick } = await load();
    code.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    find('#open').click();
    await eventually(() => expect(console.error).toHaveBeenCalled());
    find('#open').click();
    await arrive();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  describe('whose code could not be fetched', () => {
    /** After a submit that failed; the code is there from now on. */
    async function fail(): Promise<Island> {
      const island = await load();
      const screen = '<div role="alert" tabindex="-1"><pre data-error></pre></div>';
      document.body.insertAdjacentHTML('beforeend', `<template id="island-error">${screen}</template>`);
      island.load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      (find('form input') as HTMLInputElement).value = 'typed';
      find('[name="send"]').click();
      await eventually(() => find('[role="alert"]'));
      return island;
    }

    it('says so before it, with the focus, and keeps what is typed into it', async () => {
      const { element } = await fail();
      expect(find('[role="alert"]').nextElementSibling).toBe(element);
      expect(find('[role="alert"]').textContent).toBe('TypeError: Failed to fetch');
      expect(document.activeElement).toBe(find('[role="alert"]'));
      expect((find('form input') as HTMLInputElement).value).toBe('typed');
    });

    it('says so once, however often it fails', async () => {
      const { load: code } = await fail();
      code.mockRejectedValueOnce(new TypeError('Again'));
      vi.mocked(console.error).mockClear();
      find('[name="send"]').click();
      await eventually(() => expect(console.error).toHaveBeenCalled());
      expect([...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent)).toEqual([
        'TypeError: Again',
      ]);
    });

    it('goes on saying so when a passing pointer fails too', async () => {
      const { load: code } = await fail();
      code.mockRejectedValue(new TypeError('Again'));
      vi.mocked(console.error).mockClear();
      touch('form', 'pointermove');
      await eventually(() => expect(console.error).toHaveBeenCalled());
      expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
    });

    it('does nothing by itself when a pointer passes later, and works at the next try', async () => {
      const { arrive, onSubmit } = await fail();
      touch('form', 'pointermove');
      await arrive();
      expect(onSubmit).not.toHaveBeenCalled();
      expect(document.querySelectorAll('[role="alert"]')).toHaveLength(0);
      find('[name="send"]').click();
      expect(onSubmit).toHaveBeenCalledTimes(1);
    });
  });

  it('has React finish before anything else can happen to it', async () => {
    const { element, arrive, start } = await load();
    let aliveAtEffect: string | undefined = 'no effect';
    let takeDown: (() => void) | undefined;
    element.innerHTML = '<button type="button">Open</button>';
    start.mockImplementation(() => {
      takeDown = hydrateButton(element, () => (aliveAtEffect = element.dataset['alive']));
      return Promise.resolve();
    });
    touch('button', 'pointermove');
    await arrive();
    expect(aliveAtEffect).toBeUndefined();
    takeDown?.();
  });

  it('is no failure when its page was left before its code came', async () => {
    const { element, arrive, start } = await load();
    element.setAttribute('ssr', '');
    start.mockImplementation(() => Promise.resolve());
    touch('#open', 'pointermove');
    element.remove();
    await arrive();
    expect(start).toHaveBeenCalledTimes(1);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('makes no noise when the code that nobody has asked for yet could not be fetched', async () => {
    const { load: code, arrive, start } = await load();
    code.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    touch('main', 'pointermove');
    await eventually(() => expect(code).toHaveBeenCalledTimes(1));
    touch('#open', 'pointermove');
    await arrive();
    expect(start).toHaveBeenCalledTimes(1);
  });
});
