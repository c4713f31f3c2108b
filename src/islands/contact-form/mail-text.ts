import { type FieldName, fieldNames, type FormValues, specOf } from './fields.ts';

/**
 * The form as the agency reads it in the mail: a line for each label, then what was written in
 * several lines, then the time. Every field of the list is in it, so none that a visitor fills in is lost.
 *
 * @param timestamp when the form was submitted, as ISO 8601
 */
export function mailText(values: FormValues, timestamp: string): string {
  const isLong = (name: FieldName): boolean => specOf(name).type === 'textarea';
  const lines = new Map<string, FieldName[]>();
  for (const name of fieldNames.filter((name) => !isLong(name))) {
    const { label } = specOf(name).mail;
    lines.set(label, [...(lines.get(label) ?? []), name]);
  }
  return [
    ...[...lines].map(([label, names]) => `${label}: ${written(names, values)}`),
    ...fieldNames
      .filter(isLong)
      .flatMap((name) => ['', `${specOf(name).mail.label}:`, written([name], values)]),
    '',
    `Submitted: ${timestamp}`,
  ].join('\n');
}

function written(names: readonly FieldName[], values: FormValues): string {
  const text = names
    .map((name) => values[name])
    .filter((value) => value !== '')
    .join(' ');
  return text || names.map((name) => specOf(name).mail.empty)[0] || '';
}
