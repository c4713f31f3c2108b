/** Keeps what is typed into a form for this tab, over reloads and page changes, also before the form's island has started. */

import { formsOnPage, restore, save } from './form-drafts.ts';
import { hydrated } from './hydration/early-events.ts';

function formOf({ target }: Event): HTMLFormElement | undefined {
  return formsOnPage().find((form) => target instanceof Node && form.contains(target));
}

for (const type of ['input', 'change']) {
  document.addEventListener(type, (event) => {
    const form = formOf(event);
    if (form) save(form);
  });
}
document.addEventListener('astro:page-load', () => {
  for (const form of formsOnPage()) {
    restore(form);
    // Typed or autofilled before this script ran, without an event that it could see.
    save(form);
  }
});
// React replaces the fields of an island that the browser has translated.
document.addEventListener(hydrated, () => formsOnPage().forEach(restore));
// Some password managers fill in values without any event.
document.addEventListener('astro:before-preparation', () => formsOnPage().forEach(save));
addEventListener('pagehide', () => formsOnPage().forEach(save));
