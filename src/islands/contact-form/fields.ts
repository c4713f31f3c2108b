/** What follows from the list of fields: their names and order, and which of them must be filled. */

import { type FieldSpec, fieldSpecs, type FormKind } from './field-specs.ts';

export type FieldName = keyof typeof fieldSpecs;

/** The fields that must be filled. */
export type RequiredField = {
  [Name in FieldName]: (typeof fieldSpecs)[Name]['required'] extends true ? Name : never;
}[FieldName];

/** What was typed, by field; a field that the form does not show is empty. */
export type FormValues = Readonly<Record<FieldName, string>>;

/** Every field, in the order in which forms and mails show them. */
export const fieldNames = Object.keys(fieldSpecs) as readonly FieldName[];

export function specOf(name: FieldName): FieldSpec {
  return fieldSpecs[name];
}

export function isRequired(name: FieldName): name is RequiredField {
  return specOf(name).required;
}

/** The fields that a form asks for, in its order. */
export function fieldsOf(kind: FormKind): readonly FieldName[] {
  return fieldNames.filter((name) => specOf(name).forms.includes(kind));
}
