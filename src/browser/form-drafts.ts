import { read, write } from './storage.ts';

export type FieldValues = Readonly<Record<string, string>>;

function key(name: string): `form-draft-${string}` {
  return `form-draft-${name}`;
}

export function draftNameOf(form: HTMLFormElement): string {
  return form.dataset['draft'] ?? '';
}

export function formsOnPage(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')];
}

export function fieldOf(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

export function writeDraft(name: string, values: FieldValues): void {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  write('session', key(name), filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null);
}

/** The values typed in a form, by field. */
export function typedIn(form: HTMLFormElement): FieldValues {
  const fields = [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
  // Only robots fill in fields outside the tab order.
  const typed = fields.filter(({ name, tabIndex }) => name !== '' && tabIndex >= 0);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

export function saveDraftOf(form: HTMLFormElement): void {
  writeDraft(draftNameOf(form), typedIn(form));
}

/** Treats an unreadable draft as empty. */
export function readDraft(name: string): FieldValues {
  try {
    const draft = JSON.parse(read('session', key(name)) ?? '{}') as object | null;
    return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Fills in the draft, but never overwrites typed text. */
export function fillFromDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft(draftNameOf(form)))) {
    const field = fieldOf(form, name);
    if (field?.value === '') field.value = value;
  }
}
