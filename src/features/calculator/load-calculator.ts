/** Loads the calculator's script when the calculator comes near the viewport. After a failure, it tries again the next time. */

const observer = new IntersectionObserver(
  (entries) => {
    const entry = entries.at(-1);
    if (!entry?.isIntersecting || !(entry.target instanceof HTMLElement)) return;
    const calculator = entry.target;
    import('./calculator.ts')
      .then(({ startCalculator }) => {
        observer.unobserve(calculator);
        if (calculator.dataset['ready'] === undefined) startCalculator(calculator);
      })
      .catch((error: unknown) => console.error('The calculator could not be loaded.', error));
  },
  { rootMargin: '50% 0%' },
);

document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  const calculator = document.querySelector('[data-calculator]');
  if (calculator) observer.observe(calculator);
});
