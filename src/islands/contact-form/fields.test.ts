import { expect, it } from 'vitest';
import { strings } from '../../testing/strings.ts';
import { honeypot } from './Honeypot.tsx';
import type { FieldSpec } from './field-specs.ts';
import { fieldNames, fieldsOf, specOf } from './fields.ts';

it('lets browsers check the e-mail address and offer the right keyboard for the phone', () => {
  expect([specOf('email').type, specOf('phone').type]).toEqual(['email', 'tel']);
});

it('asks for the fields of a form in the order of the list', () => {
  for (const kind of ['contact', 'launch'] as const) {
    expect(fieldsOf(kind)).toEqual(fieldNames.filter((name) => specOf(name).forms.includes(kind)));
  }
});

it('shows every field in some form, with a label', () => {
  for (const name of fieldNames) {
    expect(specOf(name).forms.length, name).toBeGreaterThan(0);
    expect(strings.en.contact.form[name], name).toEqual(expect.any(String));
  }
});

it('gives no field the name of the one that only robots fill in', () => {
  expect(fieldNames).not.toContain(honeypot);
});

it('does not compile for a field that the mail would not hold', () => {
  const looks = { type: 'text', required: false, autoComplete: 'off', limit: 9, wide: false } as const;
  // @ts-expect-error A field says how the mail writes it.
  const lost: FieldSpec = { ...looks, forms: ['contact'] };
  expect(lost.mail).toBeUndefined();
});
