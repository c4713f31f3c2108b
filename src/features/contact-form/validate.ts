import { cleanAddress } from '../../browser/clean-address.ts';
import { cleanLine, cleanText } from '../../browser/clean-text.ts';
import { formatNumber } from '../../browser/format-number.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { format } from '../../site/format.ts';
import {
  type FieldName,
  fieldNames,
  type FieldSpec,
  type FormValues,
  isRequired,
  specOf,
} from './form-fields.ts';

/** `excess`: the number of characters over the limit. */
export type InputProblem = 'missing' | 'emailFormat' | { readonly excess: number };
export type FieldProblems = Readonly<Partial<Record<FieldName, InputProblem>>>;

const cleaners: Readonly<Record<FieldSpec['type'], (typed: string) => string>> = {
  text: cleanLine,
  tel: cleanLine,
  email: cleanAddress,
  textarea: cleanText,
};

/** A bare address: no display name, no angle brackets, no empty part between dots. */
const emailPattern = (() => {
  const part = String.raw`[^\s@<>()[\]\\,;:".]+`;
  const label = String.raw`(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)`;
  const lastLabel = String.raw`\p{L}[\p{L}\p{M}\p{N}-]*(?<!-)`;
  return new RegExp(String.raw`^${part}(?:\.${part})*@(?:${label}\.)+${lastLabel}$`, 'u');
})();

type Validation =
  | { readonly ok: true; readonly values: FormValues }
  | { readonly ok: false; readonly problems: FieldProblems };

/** Checks the typed values of a form's fields. @returns the cleaned values, or the problem of each invalid field */
export function validate(fields: readonly FieldName[], typed: Readonly<Record<string, string>>): Validation {
  const values = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<FieldName, string>;
  const problems: Partial<Record<FieldName, InputProblem>> = {};
  for (const name of fields) {
    const text = cleaners[specOf(name).type](typed[name] ?? '');
    // Counts characters roughly as people do: an emoji is one.
    const excess = [...text].length - specOf(name).limit;
    values[name] = text;
    if (excess > 0) problems[name] = { excess };
    else if (text === '' && isRequired(name)) problems[name] = 'missing';
    else if (text !== '' && specOf(name).type === 'email' && !emailPattern.test(text))
      problems[name] = 'emailFormat';
  }
  return Object.keys(problems).length === 0 ? { ok: true, values } : { ok: false, problems };
}

type ErrorStrings = Dictionary['contact']['form']['errors'];

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

export function problemTexts(problems: FieldProblems, strings: ErrorStrings): FieldErrors {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const name of fieldNames) {
    const problem = problems[name];
    if (typeof problem === 'object') {
      const values = { limit: formatNumber(specOf(name).limit), excess: formatNumber(problem.excess) };
      errors[name] = format(strings.tooLong[name], values);
    } else if (problem === 'emailFormat') {
      errors[name] = strings.emailFormat;
    } else if (problem === 'missing' && isRequired(name)) {
      errors[name] = strings[name];
    }
  }
  return errors;
}
