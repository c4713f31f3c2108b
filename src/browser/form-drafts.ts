/** Forms and their drafts: what is typed into a form with `data-draft="name"`, kept for this tab by `keep-form-drafts.ts`. */

import { read, write } from './storage.ts';

/** Texts by field name. */
type Values = Readonly<Record<string, string>>;

function key(name: string): `form-draft-${string}` {
  return `form-draft-${name}`;
}

function nameOf(form: HTMLFormElement): string {
  return form.dataset['draft'] ?? '';
}

/** The forms of the page that have drafts. */
export function formsOnPage(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')];
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

function store(name: string, values: Values): void {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  write('session', key(name), filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null);
}

/** Stores what a form holds. */
export function save(form: HTMLFormElement): void {
  const fields = [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
  // Only robots fill in fields outside the tab order.
  const typed = fields.filter(({ name, tabIndex }) => name !== '' && tabIndex >= 0);
  store(nameOf(form), Object.fromEntries(typed.map(({ name, value }) => [name, value])));
}

/** A draft that cannot be read counts as none. */
function load(name: string): Values {
  try {
    const draft = JSON.parse(read('session', key(name)) ?? '{}') as object | null;
    return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Fills in the draft, but never over something that is typed already. */
export function restore(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(load(nameOf(form)))) {
    const field = fieldOf(form, name);
    if (field?.value === '') field.value = value;
  }
}

/** Replaces the earlier text if it is still there as it was, else adds the text after a blank line. */
function merge(old: string, text: string, earlier: string): string {
  if (old.includes(text)) return old;
  if (earlier !== '' && old.includes(earlier)) return old.replace(earlier, () => text);
  return old === '' ? text : `${old}\n\n${text}`;
}

/**
 * Adds a text to a field of a form or, on a page without the form, to its draft.
 *
 * @param earlier a text that was added before and is outdated now; '' if there is none
 */
export function addToForm(name: string, fieldName: string, text: string, earlier: string): void {
  const form = formsOnPage().find((each) => nameOf(each) === name);
  if (!form) {
    const draft = load(name);
    store(name, { ...draft, [fieldName]: merge(draft[fieldName] ?? '', text, earlier) });
    return;
  }
  const field = fieldOf(form, fieldName);
  if (!field) return;
  field.value = merge(field.value, text, earlier);
  // As if it had been typed: the form clears its errors, and the draft is saved.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Clears a form that was sent, and its draft, on whatever page the visitor is by then. A form that holds something else
 * by now keeps it.
 *
 * @param sent the values as they were typed
 */
export function clearSent(name: string, sent: Values): void {
  const form = formsOnPage().find((each) => nameOf(each) === name);
  if (form) save(form);
  const draft = load(name);
  const fields = Object.keys({ ...draft, ...sent });
  if (fields.some((field) => (draft[field] ?? '') !== (sent[field] ?? ''))) return;
  form?.reset();
  store(name, {});
}
