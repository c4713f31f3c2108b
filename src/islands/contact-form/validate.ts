import * as z from 'zod/mini';
import type { Dictionary } from '../../collections/texts/dictionary.ts';
import { format } from '../../i18n/format.ts';
import { type FieldName, fieldNames, type FormValues, isRequired, specOf } from './fields.ts';

/** What is wrong with a field: nothing in it, not an e-mail address, or so many characters too many. */
export type FieldProblem = 'missing' | 'format' | number;
export type FieldProblems = Readonly<Partial<Record<FieldName, FieldProblem>>>;

const optional = z.string().check(z.trim());
const required = z.string().check(z.trim(), z.minLength(1, 'missing'));
/** A bare address: no name before it and no angle brackets, to which nobody could reply. */
const emailForm = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

function schemaFor(name: FieldName): z.ZodMiniType<string> {
  const filled = isRequired(name) ? required : optional;
  if (specOf(name).type !== 'email') return filled;
  return filled.check(z.refine((text) => text === '' || emailForm.test(text), 'format'));
}

export type Validation =
  | { readonly ok: true; readonly values: FormValues }
  | { readonly ok: false; readonly problems: FieldProblems };

/**
 * Checks what was typed: required fields are filled, the e-mail looks like one, and no
 * field holds more than can be sent.
 *
 * @param fields the fields that the form shows; the others count as empty
 * @param typed the form's values by field name
 * @returns the trimmed values, or the problem of each wrong field
 */
export function validate(fields: readonly FieldName[], typed: Readonly<Record<string, string>>): Validation {
  const values = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<FieldName, string>;
  const problems: Partial<Record<FieldName, FieldProblem>> = {};
  for (const name of fields) {
    const result = schemaFor(name).safeParse(typed[name] ?? '');
    const excess = lengthOf(typed[name] ?? '') - specOf(name).limit;
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

type ErrorStrings = Dictionary['contact']['form']['errors'];

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/**
 * What the visitor reads beside each wrong field.
 *
 * @param count writes a number as the page's language does
 */
export function problemTexts(
  problems: FieldProblems,
  strings: ErrorStrings,
  count: (number: number) => string,
): FieldErrors {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const name of fieldNames) {
    const problem = problems[name];
    if (typeof problem === 'number') {
      const values = { limit: count(specOf(name).limit), excess: count(problem) };
      errors[name] = format(strings.tooLong[name], values);
    } else if (problem === 'format') {
      errors[name] = strings.emailFormat;
    } else if (problem === 'missing' && isRequired(name)) {
      errors[name] = strings[name];
    }
  }
  return errors;
}
