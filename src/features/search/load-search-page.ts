/**
 * Loads the search page’s script when its field is focused, or at once if there is a query. After a failure, it tries again at
 * the next focus.
 */

document.addEventListener('astro:page-load', () => {
  const root = document.querySelector<HTMLElement>('[data-search]');
  const input = root?.querySelector('input');
  if (!root || !input) return;
  const failure = root.querySelector('[data-failure]');
  const startAtFocus = (): void => input.addEventListener('focus', start, { once: true });
  const start = (): void => {
    import('./search-page.ts')
      .then(({ startSearchPage }) => {
        failure?.setAttribute('hidden', '');
        startSearchPage(root);
      })
      .catch((error: unknown) => {
        console.error('The search could not be loaded.', error);
        failure?.removeAttribute('hidden');
        startAtFocus();
      });
  };
  const isWanted = input.value !== '' || new URLSearchParams(location.search).has('q');
  if (isWanted || document.activeElement === input) start();
  else startAtFocus();
});
