/**
 * Keeps what is typed into a form for this tab, so that leaving the page by mistake, a reload or a change of language
 * loses nothing. Works before the form's island has started, and also keeps what was typed before this script ran.
 *
 * A form takes part with `data-draft="name"`. A reset deletes its draft; so does the event `form-sent`, unless something
 * else was typed since. The event `form-draft` adds texts to a form, wherever the visitor is.
 */

import { read, write } from './storage.ts';

/** Texts by field name. */
type Values = Readonly<Record<string, string>>;

/** The detail of `form-draft` and `form-sent`. */
interface FormTexts {
  readonly form: string;
  readonly values: Values;
  /** The text handed over before, whose lines each text replaces; '' before the first. */
  readonly replaces?: string;
}

function key(name: string): `form-draft-${string}` {
  return `form-draft-${name}`;
}

function nameOf(form: HTMLFormElement): string {
  return form.dataset['draft'] ?? '';
}

function formsOnPage(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')];
}

function formOf({ target }: Event): HTMLFormElement | undefined {
  return formsOnPage().find((form) => target instanceof Node && form.contains(target));
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

function store(name: string, values: Values): void {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  write('session', key(name), filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null);
}

function save(form: HTMLFormElement): void {
  const fields = [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
  // Only robots fill in what is out of the tab order.
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
function restore(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(load(nameOf(form)))) {
    const field = fieldOf(form, name);
    if (field?.value === '') field.value = value;
  }
}

/** The old text with the new one after a blank line, unless it is there already. */
function addBelow(old: string, text: string): string {
  if (old === '' || old.includes(text)) return old || text;
  return `${old}\n\n${text}`;
}

/** `addBelow`; but where a paragraph begins with the new text's first line, only the lines that it lacks are added. */
function append(old: string, text: string): string {
  if (old === '' || old.includes(text)) return addBelow(old, text);
  const oldLines = old.split('\n');
  const [firstLine = '', ...lines] = text.split('\n');
  if (!oldLines.includes(firstLine)) return addBelow(old, text);
  const added = lines.filter((line) => !oldLines.includes(line)).join('\n');
  if (added === '') return old;
  // What the visitor has written below it stays apart.
  const isLast = !old.slice(old.lastIndexOf(firstLine)).includes('\n\n');
  return `${old}${isLast ? '\n' : '\n\n'}${added}`;
}

/** The old text with the new one in place of the lines of an earlier one; all other lines are the visitor's. */
function replace(old: string, text: string, earlier: string): string {
  const outdated = earlier.split('\n').filter(Boolean);
  const lines = old.split('\n');
  const index = lines.findIndex((line) => outdated.includes(line));
  if (index < 0) return addBelow(old, text);
  const others = lines.filter((line) => !outdated.includes(line));
  return others.toSpliced(index, 0, text).join('\n');
}

/** Adds texts to the form or, on a page without it, to its draft. */
function addTexts({ form: name, values, replaces }: FormTexts): void {
  const merge = (old: string, text: string): string =>
    replaces === undefined ? append(old, text) : replace(old, text, replaces);
  const form = formsOnPage().find((each) => nameOf(each) === name);
  if (!form) {
    const draft = load(name);
    const merged = Object.entries(values).map(([field, text]) => [field, merge(draft[field] ?? '', text)]);
    store(name, { ...draft, ...Object.fromEntries(merged) });
    return;
  }
  for (const [name, text] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (!field) continue;
    field.value = merge(field.value, text);
    // As if it had been typed: the form clears its errors, and this script saves.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

for (const type of ['input', 'change']) {
  document.addEventListener(type, (event) => {
    const form = formOf(event);
    if (form) save(form);
  });
}
document.addEventListener('reset', (event) => {
  const form = formOf(event);
  if (form) store(nameOf(form), {});
});
document.addEventListener('form-draft', (event) => addTexts((event as CustomEvent<FormTexts>).detail));
// The form itself may be gone: its page was left while it was sending.
document.addEventListener('form-sent', (event) => {
  const { form, values } = (event as CustomEvent<FormTexts>).detail;
  const draft = load(form);
  const names = Object.keys({ ...draft, ...values });
  if (names.every((name) => (draft[name] ?? '') === (values[name] ?? ''))) store(form, {});
});
document.addEventListener('astro:page-load', () => {
  for (const form of formsOnPage()) {
    restore(form);
    // Typed or autofilled before this script ran, without an event that it could see.
    save(form);
  }
});
// Some password managers fill in values without any event.
document.addEventListener('astro:before-preparation', () => formsOnPage().forEach(save));
addEventListener('pagehide', () => formsOnPage().forEach(save));
