/**
 * Keeps what is typed into a form for this tab, so that leaving the page by mistake, a reload or a
 * change of language loses nothing. Works before the form's island has started, and also keeps what was
 * typed before this script ran. Forms take part with
 * `data-draft="name"` and drop their draft by a reset, or by `form-sent`.
 */

import { read, write } from '../storage.ts';

type Values = Readonly<Record<string, string>>;

/** What `form-draft` and `form-sent` say: which form, and texts by field name. */
interface Note {
  readonly form: string;
  readonly values: Values;
  /** True when a text takes the place of an earlier one with the same first line. */
  readonly replaces?: boolean;
}

const forms = 'form[data-draft]';

function key(name: string): `form-draft-${string}` {
  return `form-draft-${name}`;
}

function nameOf(form: HTMLFormElement): string {
  return form.dataset['draft'] ?? '';
}

function draftForm(event: Event): HTMLFormElement | undefined {
  const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>(forms) : null;
  return form ?? undefined;
}

function shownForms(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>(forms)];
}

/** Fields out of the tab order are for robots: what fills them in is no visitor's text. */
function isTyped(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLElement && field.tabIndex >= 0;
}

function store(name: string, values: Values): void {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  write('session', key(name), filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null);
}

function save(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && isTyped(form, entry[0]),
  );
  store(nameOf(form), Object.fromEntries(typed));
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

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

/** Puts the draft back, but never over something that is typed already. */
function restore(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(load(nameOf(form)))) {
    const field = fieldOf(form, name);
    if (field?.value === '') field.value = value;
  }
}

/**
 * The old text with the new one after a blank line, unless it is in there already. A text that was handed
 * over before and has grown since, known by its first line, adds only its new lines.
 */
function joined(old: string, text: string): string {
  if (old === '' || old.includes(text)) return old || text;
  const there = old.split('\n');
  const [lead = '', ...lines] = text.split('\n');
  if (!there.includes(lead)) return `${old}\n\n${text}`;
  const added = lines.filter((line) => !there.includes(line)).join('\n');
  if (added === '') return old;
  // What the visitor has written below it stays apart.
  const isLast = !old.slice(old.lastIndexOf(lead)).includes('\n\n');
  return `${old}${isLast ? '\n' : '\n\n'}${added}`;
}

/** The old text with the new one in the place of the paragraph that begins with the same line. */
function replaced(old: string, text: string): string {
  const [lead] = text.split('\n', 1);
  const paragraphs = old.split('\n\n');
  const place = paragraphs.findIndex((paragraph) => paragraph.split('\n', 1)[0] === lead);
  return place < 0 ? joined(old, text) : paragraphs.with(place, text).join('\n\n');
}

/** Another part of the page hands texts over: to the form itself where it is shown, else to its draft. */
function receive({ form: name, values, replaces = false }: Note): void {
  const merge = replaces ? replaced : joined;
  const form = shownForms().find((shown) => nameOf(shown) === name);
  if (!form) {
    const draft = { ...load(name) };
    for (const [field, text] of Object.entries(values)) draft[field] = merge(draft[field] ?? '', text);
    store(name, draft);
    return;
  }
  for (const [name, text] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (!field) continue;
    field.value = merge(field.value, text);
    // The form's errors and this script take notice, as of something typed.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

for (const type of ['input', 'change']) {
  document.addEventListener(type, (event) => {
    const form = draftForm(event);
    if (form) save(form);
  });
}
document.addEventListener('reset', (event) => {
  const form = draftForm(event);
  if (form) write('session', key(nameOf(form)), null);
});
document.addEventListener('form-draft', (event) => {
  receive((event as CustomEvent<Note>).detail);
});
// The form itself may be gone: its page was left while it was sending.
document.addEventListener('form-sent', (event) => {
  const { form, values } = (event as CustomEvent<Note>).detail;
  const draft = load(form);
  if (Object.keys({ ...draft, ...values }).every((name) => (draft[name] ?? '') === (values[name] ?? ''))) {
    store(form, {});
  }
});
document.addEventListener('astro:page-load', () => {
  for (const form of shownForms()) {
    restore(form);
    // Typed or autofilled before this script ran, without an event that it could see.
    save(form);
  }
});
// Values that came without any event at all, as some password managers put them in.
document.addEventListener('astro:before-preparation', () => shownForms().forEach(save));
addEventListener('pagehide', () => shownForms().forEach(save));
