/** Runs in the page: texts with letters outside the window, or outside a box that clips and does not scroll. */
export function cutTexts(): string[] {
  const tolerance = 1; // px; letters lean out of their boxes
  interface Span {
    readonly left: number;
    readonly right: number;
  }

  /** Between which edges a text can be seen, by scrolling too; nothing where it is only for screen readers. */
  const visibleSpan = (element: Element): Span | undefined => {
    let [left, right] = [0, document.documentElement.clientWidth];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box);
      if (overflowX === 'visible') continue;
      const edges = box.getBoundingClientRect();
      if (position === 'absolute' && edges.width <= 1) return undefined;
      if (overflowX === 'auto' || overflowX === 'scroll') {
        // From here on the box itself is what may be cut off.
        if (edges.left >= left - tolerance && edges.right <= right + tolerance) {
          [left, right] = [-Infinity, Infinity];
          break;
        }
      }
      left = Math.max(left, edges.left);
      right = Math.min(right, edges.right);
    }
    return { left, right };
  };

  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.nodeValue?.trim()) continue;
    const span = visibleSpan(parent);
    if (!span) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isForRobots = parent.closest('[aria-hidden]') && range.getBoundingClientRect().right < 0;
    if (isForRobots) continue;
    const outside = [...range.getClientRects()].filter(
      ({ left, right, width }) =>
        width > 0 && (left < span.left - tolerance || right > span.right + tolerance),
    );
    const [first] = outside;
    if (!first) continue;
    const place = [Math.round(first.left), Math.round(first.right)].join('–');
    cut.push(
      `${parent.outerHTML.slice(0, 100)}: ${place} of ${Math.round(span.left)}–${Math.round(span.right)}`,
    );
  }
  return cut;
}
