/** Resolves after the next frame, which a page in the background waits for. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Resolves after the next paint: what was pressed looks pressed by then, before the processor is busy with what
 * follows. A page in the background is not painted, and does not wait.
 */
export function painted(): Promise<void> {
  return document.hidden ? Promise.resolve() : nextFrame();
}
