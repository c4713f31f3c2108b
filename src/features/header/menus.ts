/** Compact after 50 px of scrolling. Open menus close on Escape, on a choice, on a click outside, and when the focus leaves. */

const threshold = 50; // px

function markScrolled(): void {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > threshold);
}

addEventListener('scroll', markScrolled, { passive: true });
document.addEventListener('astro:after-swap', markScrolled);
markScrolled();

const openMenus = (): NodeListOf<HTMLDetailsElement> =>
  document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});

document.addEventListener('click', ({ target }) => {
  const isChoice = target instanceof Element && target.closest('a') !== null;
  for (const menu of openMenus()) {
    if (isChoice || !(target instanceof Node && menu.contains(target))) menu.open = false;
  }
});

document.addEventListener('focusout', ({ target, relatedTarget }) => {
  for (const menu of openMenus()) {
    // An open menu would cover the focused element. A click on the menu's own background moves the focus nowhere.
    const isLeft = target instanceof Node && menu.contains(target) && relatedTarget instanceof Node;
    if (isLeft && !menu.contains(relatedTarget)) menu.open = false;
  }
});
