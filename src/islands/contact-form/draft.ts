import { read, write } from '../../behaviour/storage.ts';
import type { FieldName } from './fields.ts';
import type { FormKind } from './request.ts';

type Values = Readonly<Record<string, string>>;

function key(kind: FormKind): string {
  return `form-draft-${kind}`;
}

/** Keeps what is typed for this tab, so that leaving the page by mistake loses nothing. */
export function saveDraft(kind: FormKind, values: Values): void {
  const typed = Object.values(values).some((value) => value !== '');
  write('session', key(kind), typed ? JSON.stringify(values) : null);
}

/** What was typed before, or undefined. A draft that cannot be read counts as none. */
export function loadDraft(kind: FormKind): Values | undefined {
  try {
    const draft: unknown = JSON.parse(read('session', key(kind)) ?? 'null');
    return isValues(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

function isValues(value: unknown): value is Values {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/**
 * Puts a draft into the form, but never over something that is typed already: a visitor may have
 * been faster than the script.
 *
 * @returns true when anything was put in
 */
export function restoreDraft(form: HTMLFormElement, fields: readonly FieldName[], draft: Values): boolean {
  let restored = false;
  for (const name of fields) {
    const input = form.elements.namedItem(name);
    const isField = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
    if (!isField || input.value !== '' || !draft[name]) continue;
    input.value = draft[name];
    restored = true;
  }
  return restored;
}
