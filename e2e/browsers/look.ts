/** What can be seen of an element. */
export interface Seen {
  /** How many elements match. */
  readonly count: number;
  readonly isVisible: boolean;
  readonly isFocused: boolean;
  /** True when a click at `x`, `y` would reach it, and it is not disabled. */
  readonly isReachable: boolean;
  readonly text: string;
  /** Of a field, what it holds. */
  readonly value: string | null;
  /** The middle, in CSS pixels from the top left of the viewport. */
  readonly x: number;
  readonly y: number;
}

/**
 * Runs in the page: looks at the first visible of the elements that match, else at the first, and brings it into view.
 *
 * @param css selector
 * @param name its `aria-label` or text; null for any
 */
export function look(css: string, name: string | null): Seen {
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
