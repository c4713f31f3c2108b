import type { Dictionary } from '../../collections/texts/dictionary.ts';
import { format } from '../../i18n/format.ts';
import { type FieldName, fieldNames, isRequired, specOf } from './fields.ts';
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
