import { fireEvent, render, screen } from '@testing-library/react';
import type { Locale } from '../../../site/locales.ts';
import { ContactForm } from '../ContactForm.tsx';
import type { FieldName } from '../form-fields.ts';
import { mail, typed } from '../../../testing/fixtures/forms.ts';
import { stubEarlyEvents } from '../../../testing/fakes/early-events.ts';
import { strings } from '../../../testing/fixtures/strings.ts';

interface Shown {
  readonly locale?: Locale;
  readonly hasActed?: boolean;
}

export function show({ locale = 'en', hasActed = true }: Shown = {}) {
  stubEarlyEvents(hasActed);
  return render(
    <ContactForm
      kind="contact"
      strings={strings[locale].contact.form}
      optional={strings[locale].common.optional}
      privacyHref="/privacy"
      mail={mail}
    />,
  );
}

/** By id, which Field sets on each input; only tests about labels compare those. */
export function input(name: FieldName): HTMLInputElement {
  const found = document.getElementById(name);
  if (!(found instanceof HTMLElement)) throw new Error(`There is no field ${name}.`);
  return found as HTMLInputElement;
}

export function fillIn(values: Partial<Record<FieldName, string>> = typed): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.input(input(name as FieldName), { target: { value } });
  }
}

export function submitButton(): HTMLButtonElement {
  return screen.getByRole('button', { name: strings.en.contact.form.submit });
}
