import { readStored, writeStored } from './storage.ts';

export type DraftValues = Readonly<Record<string, string>>;

function draftKey(name: string): `form-draft-${string}` {
  return `form-draft-${name}`;
}

export function draftNameOf(form: HTMLFormElement): string {
  return form.dataset['draft'] ?? '';
}

export function formsWithDraft(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')];
}

export function fieldElement(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

export function writeDraft(name: string, values: DraftValues): void {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  writeStored(
    'session',
    draftKey(name),
    filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null,
  );
}

/** The values typed in a form, by field. */
export function fieldValuesIn(form: HTMLFormElement): DraftValues {
  const fields = [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
  // Only robots fill in fields outside the tab order.
  const typed = fields.filter(({ name, tabIndex }) => name !== '' && tabIndex >= 0);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

export function saveDraftOf(form: HTMLFormElement): void {
  writeDraft(draftNameOf(form), fieldValuesIn(form));
}

/** Treats an unreadable draft as empty. */
export function readDraft(name: string): DraftValues {
  try {
    const draft = JSON.parse(readStored('session', draftKey(name)) ?? '{}') as object | null;
    return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Fills in the draft, but never overwrites typed text. */
export function fillFromDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft(draftNameOf(form)))) {
    const field = fieldElement(form, name);
    if (field?.value === '') field.value = value;
  }
}
