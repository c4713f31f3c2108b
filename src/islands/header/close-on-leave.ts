/**
 * Closes a disclosure on Escape (the focus goes back to its button), on a choice, from outside, and behind the focus.
 *
 * @returns ends it
 */
export function closeOnLeave(menu: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const chosen = target instanceof Element && target.closest('a') !== null;
      if (chosen || !(target instanceof Node && menu.contains(target))) menu.open = false;
    },
    { signal },
  );
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      // Open, it lay over what the focus had gone to. A click on its own ground takes the focus nowhere.
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
    },
    { signal },
  );
  return () => stop.abort();
}
