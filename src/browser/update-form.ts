/** Fills in and clears forms or, on pages without them, their drafts. Loaded only by components that need it. */

import {
  fieldOf,
  formsOnPage,
  readDraft,
  draftNameOf,
  typedIn,
  writeDraft,
  type FieldValues,
} from './form-drafts.ts';

function formNamed(name: string): HTMLFormElement | undefined {
  return formsOnPage().find((form) => draftNameOf(form) === name);
}

/** The last text that each sender, such as the chat, added. */
const added = new Map<string, string>();

/** Replaces the earlier text if it is still there unchanged; otherwise adds the text after a blank line. */
function merge(old: string, text: string, earlier: string): string {
  if (old.includes(text)) return old;
  if (earlier !== '' && old.includes(earlier)) return old.replace(earlier, () => text);
  return old === '' ? text : `${old}\n\n${text}`;
}

/**
 * Adds a text to a field of a form or its draft.
 *
 * @param sender the new text replaces this sender's last one
 */
export function addToForm(name: string, fieldName: string, text: string, sender: string): void {
  const earlier = added.get(sender) ?? '';
  added.set(sender, text);
  const form = formNamed(name);
  if (!form) {
    const draft = readDraft(name);
    writeDraft(name, { ...draft, [fieldName]: merge(draft[fieldName] ?? '', text, earlier) });
    return;
  }
  const field = fieldOf(form, fieldName);
  if (!field) return;
  field.value = merge(field.value, text, earlier);
  // As if the text had been typed: the form clears its errors, and the draft is saved.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Focuses the first field of the form that a link points to, on this page or the next, and fills in the form's `data-added`
 * note: a text was added.
 */
export function focusOnArrival(name: string): void {
  const arrive = (): void => {
    const form = formNamed(name);
    const note = document.querySelector<HTMLElement>('[data-added]');
    // Wait until the link's jump has moved the focus.
    setTimeout(() => {
      note?.replaceChildren(note.dataset['added'] ?? '');
      form?.querySelector('input')?.focus({ preventScroll: true });
    });
  };
  if (formNamed(name)) arrive();
  else document.addEventListener('astro:page-load', arrive, { once: true });
}

/** Clears a form that was sent with these values, and its draft, unless the visitor has since changed them. */
export function clearSent(name: string, sent: FieldValues): void {
  const form = formNamed(name);
  const typed = form ? typedIn(form) : readDraft(name);
  const fields = Object.keys({ ...typed, ...sent });
  if (fields.some((field) => (typed[field] ?? '') !== (sent[field] ?? ''))) return;
  form?.reset();
  writeDraft(name, {});
}
