import * as z from 'zod/mini';
import { type FieldName, fieldSpecs } from './fields.ts';

export type FormValues = Readonly<Record<FieldName, string>>;

/** What is wrong with a field: nothing in it, not an e-mail address, or so many characters too many. */
export type FieldProblem = 'missing' | 'format' | number;
export type FieldProblems = Readonly<Partial<Record<FieldName, FieldProblem>>>;

const required = z.string().check(z.trim(), z.minLength(1, 'missing'));
const email = z
  .string()
  .check(z.trim(), z.minLength(1, 'missing'), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'format'));
const optional = z.string().check(z.trim());

function schemaFor(name: FieldName): z.ZodMiniType<string> {
  if (!fieldSpecs[name].required) return optional;
  return fieldSpecs[name].type === 'email' ? email : required;
}

export type Validation =
  | { readonly ok: true; readonly values: FormValues }
  | { readonly ok: false; readonly problems: FieldProblems };

/**
 * Checks what was typed (spec section 5): required fields are filled, the e-mail looks like one, and no
 * field holds more than can be sent.
 *
 * @param fields the fields that the form shows; the others count as empty
 * @param typed the form's values by field name
 * @returns the trimmed values, or the problem of each wrong field
 */
export function validate(fields: readonly FieldName[], typed: Readonly<Record<string, string>>): Validation {
  const values: Record<FieldName, string> = {
    firstName: '',
    lastName: '',
    email: '',
    company: '',
    phone: '',
    message: '',
  };
  const problems: Partial<Record<FieldName, FieldProblem>> = {};
  for (const name of fields) {
    const result = schemaFor(name).safeParse(typed[name] ?? '');
    const excess = lengthOf(typed[name] ?? '') - fieldSpecs[name].limit;
    if (excess > 0) problems[name] = excess;
    else if (result.success) values[name] = result.data;
    else problems[name] = result.error.issues[0]?.message === 'missing' ? 'missing' : 'format';
  }
  return Object.keys(problems).length === 0 ? { ok: true, values } : { ok: false, problems };
}

/** In characters as people count them, more or less: an emoji is one of them. */
function lengthOf(text: string): number {
  return [...text.trim()].length;
}
