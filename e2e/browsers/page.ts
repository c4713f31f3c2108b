/** The page interface of the flows, the same in every browser: it waits for states and acts through a tab. */

import { expect } from 'playwright/test';
import type { Tab } from './tab.ts';

/** An element, found by a selector and, if several match, by its name: its label or text. */
export interface Target {
  readonly css: string;
  readonly name?: string;
}

export class FlowPage {
  readonly tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.#origin = origin;
  }

  async goto(path: string): Promise<void> {
    await this.tab.open(this.#origin + path);
    await this.waitForPath(path);
    await expect.poll(() => this.tab.evaluate(() => window.hasScriptRun)).toBe(true);
  }

  /** Clicks an element once it no longer moves and nothing covers it. */
  async click(target: Target): Promise<void> {
    let before: ElementState | undefined;
    await this.#waitUntil(target, 'can be clicked', (seen) => {
      const isStill = before?.x === seen.x && before.y === seen.y;
      before = seen;
      return seen.isReachable && isStill;
    });
    if (before) await this.tab.clickAt(before.x, before.y);
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.waitFor(target, 'focused');
    await this.tab.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.tab.type(text);
    await this.#waitUntil(target, `contains “${text}”`, ({ value }) => value === text);
  }

  async waitFor(target: Target, state: keyof typeof states): Promise<void> {
    await this.#waitUntil(target, `is ${state}`, states[state]);
  }

  async waitForText(target: Target, text: string): Promise<void> {
    const wanted = text.replace(/\s+/g, ' ');
    await this.#waitUntil(
      target,
      `shows “${wanted}”`,
      (seen) => seen.isVisible && seen.text.includes(wanted),
    );
  }

  /** Waits until a path is shown and the page transition has finished. */
  async waitForPath(path: string): Promise<void> {
    const shown = () =>
      this.tab.evaluate(() => {
        const isChanging = document.querySelector(
          '[data-astro-transition], [data-astro-transition-fallback]',
        );
        const isFaded = getComputedStyle(document.body).opacity !== '1';
        if (isChanging || isFaded || document.readyState !== 'complete') return 'a page that is changing';
        return location.pathname + location.search + location.hash;
      });
    // A document that is being unloaded throws an error.
    await expect.poll(() => shown().catch(String)).toBe(path);
  }

  errors(): Promise<readonly string[] | undefined> {
    return this.tab.evaluate(() => window.recordedErrors);
  }

  async #waitUntil(
    { css, name }: Target,
    state: string,
    isThere: (seen: ElementState) => boolean,
  ): Promise<void> {
    const ask = async (): Promise<unknown> => {
      const seen = await this.tab.evaluate(inspect, css, name ?? null);
      return isThere(seen) || seen;
    };
    await expect.poll(() => ask().catch(String), { message: `${css} ${name ?? ''} ${state}` }).toBe(true);
  }
}

const states = {
  there: ({ count }: ElementState) => count > 0,
  visible: ({ isVisible }: ElementState) => isVisible,
  hidden: ({ isVisible }: ElementState) => !isVisible,
  focused: ({ isFocused }: ElementState) => isFocused,
};

interface ElementState {
  readonly count: number;
  readonly isVisible: boolean;
  readonly isFocused: boolean;
  /** True if a click at `x`, `y` would reach it and it is enabled. */
  readonly isReachable: boolean;
  readonly text: string;
  readonly value: string | null;
  /** The middle, in CSS pixels from the top left of the viewport. */
  readonly x: number;
  readonly y: number;
}

/**
 * Runs in the page: scrolls to the first visible match, or to the first one if none is visible.
 *
 * @param name its `aria-label` or text; null for any
 */
function inspect(css: string, name: string | null): ElementState {
  const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const isVisible = (element: HTMLElement): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getClientRects().length > 0;
  const all = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) => name === null || squeeze(element.ariaLabel ?? element.textContent ?? '') === squeeze(name),
  );
  const element = all.find(isVisible) ?? all[0];
  if (!element) {
    const nothing = { isVisible: false, isFocused: false, isReachable: false, text: '', value: null };
    return { count: 0, ...nothing, x: 0, y: 0 };
  }

  const middle = (): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [Math.floor(left + width / 2), Math.floor(top + height / 2)];
  };
  const isOnTop = (x: number, y: number): boolean => element.contains(document.elementFromPoint(x, y));
  let [x, y] = middle();
  if (isVisible(element) && !isOnTop(x, y)) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    [x, y] = middle();
  }
  return {
    count: all.length,
    isVisible: isVisible(element),
    isFocused: element === document.activeElement,
    isReachable: isVisible(element) && !element.matches(':disabled') && isOnTop(x, y),
    text: squeeze(element.innerText),
    value: 'value' in element ? String(element.value) : null,
    x,
    y,
  };
}
