import { fireEvent, render, screen } from '@testing-library/react';
import type { Locale } from '../../i18n/locales.ts';
import { ContactForm } from '../../islands/contact-form/ContactForm.tsx';
import type { FieldName } from '../../islands/contact-form/fields.ts';
import { mail, typed } from '../fixtures/forms.ts';
import { stubEarlyEvents } from '../fakes/early-events.ts';
import { strings } from '../fixtures/strings.ts';

interface Shown {
  readonly locale?: Locale;
  readonly kind?: 'contact' | 'launch';
  /** Whether somebody has used the page, as a person does. */
  readonly hasActed?: boolean;
}

/** The form as its island shows it. */
export function show({ locale = 'en', kind = 'contact', hasActed = true }: Shown = {}) {
  stubEarlyEvents(hasActed);
  return render(
    <ContactForm
      kind={kind}
      strings={strings[locale].contact.form}
      optional={strings[locale].common.optional}
      privacyHref="/privacy"
      mail={mail}
      failure={strings[locale].failure}
    />,
  );
}

/** By id, which Field gives each input: the labels are compared where they are the point. */
export function input(name: FieldName): HTMLInputElement {
  const found = document.getElementById(name);
  if (!(found instanceof HTMLElement)) throw new Error(`There is no field ${name}.`);
  return found as HTMLInputElement;
}

/** Types, as far as the form can tell. */
export function fillIn(values: Partial<Record<FieldName, string>> = typed): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.input(input(name as FieldName), { target: { value } });
  }
}

export function submitButton(locale: Locale = 'en'): HTMLButtonElement {
  return screen.getByRole('button', { name: strings[locale].contact.form.submit });
}
