import type { FormKind } from './field-specs.ts';

/**
 * After a mail was sent: empties the form that is shown now, which is another one when the visitor has
 * changed the page or the language meanwhile, and has its draft dropped (behaviour/form-drafts.ts).
 * Seen without this: the next page showed the whole draft again, and a second mail was one click away.
 * A form that holds something else by now keeps it.
 *
 * @param typed what was sent, by field name, as it was typed
 */
export function settleSent(kind: FormKind, typed: Readonly<Record<string, string>>): void {
  const form = document.querySelector<HTMLFormElement>(`form[data-draft="${kind}"]`);
  const shown = new FormData(form ?? undefined);
  if (form && Object.entries(typed).every(([name, value]) => shown.get(name) === value)) form.reset();
  document.dispatchEvent(new CustomEvent('form-sent', { detail: { form: kind, values: typed } }));
}
