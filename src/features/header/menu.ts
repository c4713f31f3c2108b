/** Closes the menu on Escape, on a choice, on a click outside, and when the focus leaves. */

const openMenu = (): HTMLDetailsElement | null => document.querySelector('details.site-menu[open]');

document.addEventListener('keydown', ({ key }) => {
  const menu = openMenu();
  if (!menu || key !== 'Escape') return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

document.addEventListener('click', ({ target }) => {
  const menu = openMenu();
  if (!menu || !(target instanceof Element)) return;
  if (target.closest('a') || !menu.contains(target)) menu.open = false;
});

document.addEventListener('focusout', ({ target, relatedTarget }) => {
  const menu = openMenu();
  // An open menu would cover the focused element. A click on the menu's background does not move the focus to another element.
  if (!menu || !(target instanceof Node) || !(relatedTarget instanceof Node)) return;
  if (menu.contains(target) && !menu.contains(relatedTarget)) menu.open = false;
});
