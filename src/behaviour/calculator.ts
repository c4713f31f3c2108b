/** Fetches the calculator's script when the calculator is about to be seen. */

document.addEventListener('astro:page-load', () => {
  const calculator = document.querySelector<HTMLElement>('[data-calculator]');
  if (!calculator) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('../on-demand/calculator-form.ts')
        .then(({ connect }) => connect(calculator))
        .catch((error: unknown) => console.error('The calculator could not be loaded.', error));
    },
    { rootMargin: '50% 0%' },
  );
  observer.observe(calculator);
});
