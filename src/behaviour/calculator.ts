/** Fetches the calculator's script when the calculator is about to be seen; after a failure, when it is so again. */

document.addEventListener('astro:page-load', () => {
  const calculator = document.querySelector<HTMLElement>('[data-calculator]');
  if (!calculator) return;
  let isAsked = false;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting || isAsked) return;
      isAsked = true;
      import('../on-demand/calculator-form.ts')
        .then(({ connect }) => {
          observer.disconnect();
          connect(calculator);
        })
        .catch((error: unknown) => {
          isAsked = false;
          console.error('The calculator could not be loaded.', error);
        });
    },
    { rootMargin: '50% 0%' },
  );
  observer.observe(calculator);
});
