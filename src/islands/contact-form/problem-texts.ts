import type { Dictionary } from '../../i18n/dictionary.ts';
import type { FieldName } from './fields.ts';
import type { FieldProblems } from './validate.ts';

type ErrorStrings = Dictionary['contact']['form']['errors'];

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** What the visitor reads beside each wrong field. */
export function problemTexts(problems: FieldProblems, strings: ErrorStrings): FieldErrors {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const name of ['firstName', 'lastName', 'email', 'company'] as const) {
    if (problems[name]) errors[name] = problems[name] === 'format' ? strings.emailFormat : strings[name];
  }
  return errors;
}
