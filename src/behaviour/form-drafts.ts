/**
 * Keeps what is typed into a form for this tab, so that leaving the page by mistake, a reload or a
 * change of language loses nothing. Works before the form's island is alive, since a visitor may be
 * faster than the script. Forms take part with `data-draft="name"` and drop their draft by a reset.
 */

import { read, write } from './storage.ts';

type Values = Readonly<Record<string, string>>;

function key(form: HTMLFormElement): string {
  return `form-draft-${form.dataset['draft'] ?? ''}`;
}

function draftForm(event: Event): HTMLFormElement | undefined {
  const form =
    event.target instanceof Element ? event.target.closest<HTMLFormElement>('form[data-draft]') : null;
  return form ?? undefined;
}

/** Fields out of the tab order are for robots: what fills them in is no visitor's text. */
function isTyped(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLElement && field.tabIndex >= 0;
}

function save(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && value !== '' && isTyped(form, name),
  );
  write('session', key(form), typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : null);
}

/** A draft that cannot be read counts as none. */
function load(form: HTMLFormElement): Values {
  try {
    const draft: unknown = JSON.parse(read('session', key(form)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? (draft as Values) : {};
  } catch {
    return {};
  }
}

/** Puts the draft back, but never over something that is typed already. */
function restore(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(load(form))) {
    const input = form.elements.namedItem(name);
    const isField = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
    if (!isField || input.value !== '' || typeof value !== 'string') continue;
    input.value = value;
    form.dataset['restored'] = '';
  }
}

document.addEventListener('input', (event) => {
  const form = draftForm(event);
  if (form) save(form);
});
document.addEventListener('reset', (event) => {
  const form = draftForm(event);
  if (form) write('session', key(form), null);
});
document.addEventListener('astro:page-load', () => {
  document.querySelectorAll<HTMLFormElement>('form[data-draft]').forEach(restore);
});
