/** Keeps text typed into a form for this tab across reloads and page changes, even before the form's island has started. */

import { fillFromDraft, formsWithDraft, saveDraftOf } from './form-drafts.ts';
import { hydratedEvent } from './hydration/early-events.ts';

function formOf({ target }: Event): HTMLFormElement | undefined {
  return formsWithDraft().find((form) => target instanceof Node && form.contains(target));
}

for (const type of ['input', 'change']) {
  document.addEventListener(type, (event) => {
    const form = formOf(event);
    if (form) saveDraftOf(form);
  });
}
document.addEventListener('astro:page-load', () => {
  for (const form of formsWithDraft()) {
    fillFromDraft(form);
    // Saves text typed or autofilled before this script ran and could see the events.
    saveDraftOf(form);
  }
});
// React replaces the fields of an island that the browser has translated.
document.addEventListener(hydratedEvent, () => formsWithDraft().forEach(fillFromDraft));
// Some password managers fill in values without any event.
document.addEventListener('astro:before-preparation', () => formsWithDraft().forEach(saveDraftOf));
addEventListener('pagehide', () => formsWithDraft().forEach(saveDraftOf));
