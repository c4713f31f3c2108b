/**
 * The header: compact past 50 px of scrolling, which an attribute of the document says, and ways to close its menus, which
 * are disclosures that the browser opens: Escape (the focus goes back to their button), a choice, a click outside, and
 * the focus moving on. Not in React, which comes later.
 */

const threshold = 50; // px

function mark(): void {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > threshold);
}

addEventListener('scroll', mark, { passive: true });
document.addEventListener('astro:after-swap', mark);
mark();

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
    // An open menu would cover the focused element. A click on the menu's background moves the focus nowhere.
    const isLeft = target instanceof Node && menu.contains(target) && relatedTarget instanceof Node;
    if (isLeft && !menu.contains(relatedTarget)) menu.open = false;
  }
});
