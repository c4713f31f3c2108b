import type { Dictionary } from '../../i18n/dictionary.ts';
import { format } from '../../i18n/format.ts';
import { contactFields, type FieldName, fieldSpecs } from './fields.ts';
import type { FieldProblems } from './validate.ts';

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
  for (const name of contactFields) {
    const problem = problems[name];
    if (typeof problem === 'number') {
      const values = { limit: count(fieldSpecs[name].limit), excess: count(problem) };
      errors[name] = format(strings.tooLong[name], values);
    } else if (problem && name !== 'phone' && name !== 'message') {
      // What may be left out can only be too long.
      errors[name] = problem === 'format' ? strings.emailFormat : strings[name];
    }
  }
  return errors;
}
