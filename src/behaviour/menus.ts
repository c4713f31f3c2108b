/**
 * Ways to close the header's menus, which are disclosures that the browser opens: Escape (the focus goes back to their
 * button), a choice, a click outside, and the focus moving on. Not in React, which may come later than the choice.
 */

import { openedAddress } from './navigation-type.ts';

const openMenus = (): NodeListOf<HTMLDetailsElement> =>
  document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});

// Ahead of islands, which hold back the clicks on their buttons until React is there.
document.addEventListener(
  'click',
  ({ target }) => {
    const chosen = target instanceof Element && target.closest('a') !== null;
    for (const menu of openMenus()) {
      if (chosen || !(target instanceof Node && menu.contains(target))) menu.open = false;
    }
  },
  { capture: true },
);

// Closes menus that were left before this script ran: the focus moved on, or a link to an anchor of this page was
// followed. Such a link leaves the focus on the body, as does a press in browsers that do not focus buttons; the
// address tells them apart.
for (const menu of openMenus()) {
  const { activeElement, body } = document;
  const isLeft =
    activeElement === body ? location.hash !== (openedAddress()?.hash ?? '') : !menu.contains(activeElement);
  if (isLeft) menu.open = false;
}

document.addEventListener('focusout', ({ target, relatedTarget }) => {
  for (const menu of openMenus()) {
    // Left open, it would cover what has the focus now. A click on its own ground takes the focus nowhere.
    const isLeft = target instanceof Node && menu.contains(target) && relatedTarget instanceof Node;
    if (isLeft && !menu.contains(relatedTarget)) menu.open = false;
  }
});
