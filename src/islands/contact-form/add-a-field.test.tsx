// @vitest-environment jsdom
/** README, "Add a field": one entry of the list and its texts, and nothing else, bring a field into the mail. */

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../behaviour/form-drafts.ts';
import '../../testing/dom.ts';
import { mail, typed } from '../../testing/forms.ts';
import { strings } from '../../testing/strings.ts';
import { ContactForm } from './ContactForm.tsx';
import type { FieldSpec } from './field-specs.ts';

vi.mock('./field-specs.ts', async (original) => {
  const { fieldSpecs } = await original<typeof import('./field-specs.ts')>();
  const budget: FieldSpec = {
    type: 'text',
    required: true,
    autoComplete: 'off',
    limit: 20,
    wide: false,
    forms: ['contact'],
    mail: { label: 'Budget', empty: 'Not told' },
  };
  return { fieldSpecs: { ...fieldSpecs, budget } };
});

const { form } = strings.en.contact;
const withTexts = {
  ...form,
  budget: 'Your budget',
  errors: {
    ...form.errors,
    budget: 'Enter your budget.',
    tooLong: { ...form.errors.tooLong, budget: '{limit} fit, {excess} too many.' },
  },
};
const fetchStub = vi.fn<typeof fetch>();

function show(kind: 'contact' | 'launch'): void {
  render(
    <div>
      <ContactForm
        kind={kind}
        strings={withTexts}
        optional="optional"
        privacyHref="/privacy"
        mail={mail}
        failure={strings.en.failure}
      />
    </div>,
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: form.submit }));

function fill(values: object): void {
  for (const [name, value] of Object.entries(values)) {
    const field = document.getElementById(name);
    if (field) fireEvent.input(field, { target: { value } });
  }
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  fetchStub.mockResolvedValue(new Response('OK'));
  vi.stubGlobal('fetch', fetchStub);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchStub.mockReset();
});

it('asks for it, keeps its draft, and sends what was typed', async () => {
  show('contact');
  fill({ ...typed, budget: 'SEK 90,000' });
  expect(screen.getByLabelText('Your budget')).toHaveProperty('value', 'SEK 90,000');
  expect(sessionStorage.getItem('form-draft-contact')).toContain('"budget":"SEK 90,000"');
  await submit();
  await screen.findByRole('status');
  expect(String(fetchStub.mock.calls[0]?.[1]?.body)).toContain('\\nBudget: SEK 90,000\\n');
});

it('says that it is missing, and how much too long it is', async () => {
  show('contact');
  fill({ ...typed, budget: '' });
  await submit();
  expect(screen.getByRole('link', { name: 'Enter your budget.' })).toHaveProperty('hash', '#budget');
  fill({ budget: 'x'.repeat(25) });
  await submit();
  expect(screen.getByRole('link', { name: '20 fit, 5 too many.' })).toHaveProperty('hash', '#budget');
  expect(fetchStub).not.toHaveBeenCalled();
});

it('leaves it out of the form that the entry does not name', async () => {
  show('launch');
  expect(document.getElementById('budget')).toBeNull();
  fill(typed);
  await submit();
  await screen.findByRole('status');
  expect(String(fetchStub.mock.calls[0]?.[1]?.body)).toContain('\\nBudget: Not told\\n');
});
