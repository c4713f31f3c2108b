/**
 * Resolves after the next paint: what was pressed looks pressed by then, before the processor is busy with what
 * follows. A page in the background is not painted, and does not wait.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
