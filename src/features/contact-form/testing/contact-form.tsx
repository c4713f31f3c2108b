import { fireEvent, render, screen } from '@testing-library/react';
import type { Locale } from '../../../site/locales.ts';
import { stubEarlyEvents } from '../../../testing/fakes/early-events.ts';
import { exampleForm, mailService } from '../../../testing/fixtures/forms.ts';
import { strings } from '../../../testing/fixtures/strings.ts';
import { find } from '../../../testing/helpers/dom.ts';
import { ContactForm } from '../ContactForm.tsx';
import type { FieldName } from '../form-fields.ts';

interface ShowOptions {
  readonly locale?: Locale;
  readonly hasActed?: boolean;
}

export function showForm({ locale = 'en', hasActed = true }: ShowOptions = {}) {
  stubEarlyEvents(hasActed);
  return render(
    <ContactForm
      kind="contact"
      strings={strings[locale].contact.form}
      optionalLabel={strings[locale].common.optional}
      privacyHref="/privacy"
      service={mailService}
    />,
  );
}

/** Finds an input by its id, which `Field` sets; labels have their own tests. */
export function input(name: FieldName): HTMLInputElement {
  return find<HTMLInputElement>(`#${name}`);
}

export function fillIn(values: Partial<Record<FieldName, string>> = exampleForm): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.input(input(name as FieldName), { target: { value } });
  }
}

export function submitButton(): HTMLButtonElement {
  return screen.getByRole('button', { name: strings.en.contact.form.submit });
}
