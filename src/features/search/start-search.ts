/** Loads the search page’s script when its field gets the focus, or at once when there is a query. */

document.addEventListener('astro:page-load', () => {
  const root = document.querySelector<HTMLElement>('[data-search]');
  const input = root?.querySelector('input');
  if (!root || !input) return;
  const start = (): void => {
    import('./search-page.ts')
      .then(({ startSearchPage }) => startSearchPage(root))
      .catch((error: unknown) => {
        console.error('The search could not be loaded.', error);
        root.querySelector('[data-failure]')?.removeAttribute('hidden');
      });
  };
  const isWanted = input.value !== '' || new URLSearchParams(location.search).has('q');
  if (isWanted || document.activeElement === input) start();
  else input.addEventListener('focus', start, { once: true });
});
