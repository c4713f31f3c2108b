/** Fills in and clears forms or, on pages without them, their drafts. Loaded only by components that need it. */

import {
  draftNameOf,
  type DraftValues,
  fieldElement,
  fieldValuesIn,
  formsWithDraft,
  readDraft,
  writeDraft,
} from './form-drafts.ts';

function formNamed(name: string): HTMLFormElement | undefined {
  return formsWithDraft().find((form) => draftNameOf(form) === name);
}

/** The last text that each source, such as the chat, added. */
const lastTextBySource = new Map<string, string>();

/** Replaces the earlier text if it is still there unchanged. Otherwise it adds the text after a blank line. */
function merge(old: string, text: string, earlier: string): string {
  if (old.includes(text)) return old;
  if (earlier !== '' && old.includes(earlier)) return old.replace(earlier, () => text);
  return old === '' ? text : `${old}\n\n${text}`;
}

/** The form and the field that other features fill in. `form-fields.ts` does not compile without them. */
export type FilledForm = 'contact';
export type FilledField = 'message';

/**
 * Adds a text to a field of a form or its draft.
 *
 * @param source the new text replaces the last one from this source
 */
export function addToForm(formName: FilledForm, fieldName: FilledField, text: string, source: string): void {
  const earlier = lastTextBySource.get(source) ?? '';
  lastTextBySource.set(source, text);
  const form = formNamed(formName);
  if (!form) {
    const draft = readDraft(formName);
    writeDraft(formName, { ...draft, [fieldName]: merge(draft[fieldName] ?? '', text, earlier) });
    return;
  }
  const field = fieldElement(form, fieldName);
  if (!field) return;
  field.value = merge(field.value, text, earlier);
  // As if the text had been typed: the form clears its errors, and the draft is saved.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** For a link to a form: focuses its field once the link's jump has moved the focus. */
export function focusInForm(formName: FilledForm, fieldName: FilledField): void {
  const form = formNamed(formName);
  focusAfterJump(form && fieldElement(form, fieldName));
}

function focusAfterJump(element: HTMLElement | null | undefined): void {
  setTimeout(() => element?.focus({ preventScroll: true }));
}

/**
 * For a link to a form on this page or the next: once the form is there, focuses its first field and shows the note in
 * `data-hand-over-note`, which says that a text has been added.
 */
export function focusFormOnArrival(formName: FilledForm): void {
  const arrive = (): void => {
    const form = formNamed(formName);
    if (!form) return;
    const note = document.querySelector<HTMLElement>('[data-hand-over-note]');
    setTimeout(() => note?.replaceChildren(note.dataset['handOverNote'] ?? ''));
    focusAfterJump(form.querySelector('input'));
  };
  if (formNamed(formName)) arrive();
  else document.addEventListener('astro:page-load', arrive, { once: true });
}

/** Clears a form that was sent with these values, and its draft, unless the visitor has since changed them. */
export function clearSentForm(formName: string, sent: DraftValues): void {
  const form = formNamed(formName);
  const typed = form ? fieldValuesIn(form) : readDraft(formName);
  const fields = Object.keys({ ...typed, ...sent });
  if (fields.some((field) => (typed[field] ?? '') !== (sent[field] ?? ''))) return;
  form?.reset();
  writeDraft(formName, {});
}
