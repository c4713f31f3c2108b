/** A page as the flows use it, the same in every browser: finds, waits and acts through a tab. */

import { probe, type Seen } from './probe.ts';
import type { Key, Size, Tab } from './tab.ts';
import { waitFor } from './wait.ts';

/** An element, by a selector and, where several match, its name: its label or its text. */
export interface Target {
  readonly css: string;
  readonly name?: string;
}

export class Page {
  readonly #tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  /** Opens a path of the site in a new document. */
  async goto(path: string): Promise<void> {
    await this.#tab.open(this.#origin + path);
    await this.waitForPath(path);
  }

  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.#tab.evaluate(run, ...args);
  }

  resize(size: Size): Promise<void> {
    return this.#tab.resize(size);
  }

  press(key: Key): Promise<void> {
    return this.#tab.press(key);
  }

  back(): Promise<void> {
    return this.#tab.evaluate(() => history.back());
  }

  /** Clicks an element once it stands still and nothing lies over it. */
  async click(target: Target): Promise<void> {
    let before = '';
    const { x, y } = await this.#waitForSeen(target, 'ready to be clicked', (seen) => {
      const place = `${seen.x} ${seen.y}`;
      const isStill = place === before;
      before = place;
      return seen.isReachable && isStill;
    });
    await this.#tab.clickAt(x, y);
  }

  /** Writes into a field, in place of what it holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.waitForFocus(target);
    await this.#tab.evaluate((css) => {
      const field = document.activeElement as HTMLInputElement;
      if (field.matches(css)) field.select();
    }, target.css);
    await this.#tab.type(text);
    await this.#waitForSeen(target, `holding "${text}"`, ({ value }) => value === text);
  }

  async waitForVisible(target: Target): Promise<void> {
    await this.#waitForSeen(target, 'visible', ({ isVisible }) => isVisible);
  }

  async waitForHidden(target: Target): Promise<void> {
    await this.#waitForSeen(target, 'hidden', ({ isVisible }) => !isVisible);
  }

  async waitForFocus(target: Target): Promise<void> {
    await this.#waitForSeen(target, 'focused', ({ isFocused }) => isFocused);
  }

  /** Waits until an element is visible and its text contains a text. */
  async waitForText(target: Target, text: string): Promise<void> {
    const wanted = text.replace(/\s+/g, ' ');
    await this.#waitForSeen(
      target,
      `visible with the text "${wanted}"`,
      (seen) => seen.isVisible && seen.text.includes(wanted),
    );
  }

  async waitForCount(target: Target, count: number): Promise<void> {
    await this.#waitForSeen(target, `there ${count} times`, (seen) => seen.count === count);
  }

  /** Waits until a path is shown and the change of page, with its fading, is over. */
  async waitForPath(path: string): Promise<void> {
    await waitFor(
      `the page at ${path}`,
      () =>
        this.#tab.evaluate(() => {
          const root = document.documentElement;
          const isChanging = root.matches('[data-astro-transition], [data-astro-transition-fallback]');
          const isFaded = getComputedStyle(document.body).opacity !== '1';
          const isComplete = document.readyState === 'complete';
          return [location.pathname + location.search + location.hash, isComplete && !isChanging && !isFaded];
        }),
      ([shown, isOver]) => shown === path && isOver === true,
    );
  }

  /** Until the site's script runs, links are the browser's own. */
  async waitForScript(): Promise<void> {
    await waitFor('the site’s script', () => this.#tab.evaluate(() => window.isScriptHere === true), Boolean);
  }

  /** What the site's local storage holds under a key. */
  stored(key: string): Promise<string | null> {
    return this.#tab.evaluate((name) => localStorage.getItem(name), key);
  }

  /** What went wrong since the document was opened, a line each. */
  errors(): Promise<readonly string[]> {
    return this.#tab.evaluate(() => window.recordedErrors ?? ['The errors were not recorded.']);
  }

  #waitForSeen(target: Target, state: string, isThere: (seen: Seen) => boolean): Promise<Seen> {
    const { css, name } = target;
    const what = name === undefined ? css : `${css} "${name}"`;
    return waitFor(`${what} to be ${state}`, () => this.#tab.evaluate(probe, css, name ?? null), isThere);
  }
}
