import type { FormMail } from '../../vendors/emailjs.ts';
import {
  type FieldName,
  fieldNames,
  fieldsOf,
  type FormKind,
  type FormValues,
  notProvided,
  specOf,
} from './form-fields.ts';

const subjects: Readonly<Record<FormKind, string>> = {
  contact: 'New contact request',
  launch: 'New AI agent sign-up',
};

/** The mail of a form. @param values cleaned by `validate` */
export function formMail(kind: FormKind, values: FormValues, at: Date): FormMail {
  const name = `${values.firstName} ${values.lastName}`;
  const timestamp = at.toISOString();
  return {
    subject: `${subjects[kind]}: ${name}, ${values.company}`,
    text: mailText(kind, values, timestamp),
    name,
    email: values.email,
    fields: Object.fromEntries(fieldNames.map((name) => [name, mailValue([name], values)])),
    timestamp,
  };
}

/** The mail's text: one line per label, then multi-line texts, then the time. It contains every field of the form. */
function mailText(kind: FormKind, values: FormValues, timestamp: string): string {
  const asked = fieldsOf(kind);
  const fields = fieldNames.filter((name) => asked.includes(name) || specOf(name).alwaysInMail);
  const isLong = (name: FieldName): boolean => specOf(name).type === 'textarea';
  const lines = new Map<string, FieldName[]>();
  for (const name of fields.filter((name) => !isLong(name))) {
    const label = specOf(name).mailLabel;
    lines.set(label, [...(lines.get(label) ?? []), name]);
  }
  return [
    ...[...lines].map(([label, names]) => `${label}: ${mailValue(names, values)}`),
    ...fields.filter(isLong).flatMap((name) => ['', `${specOf(name).mailLabel}:`, mailValue([name], values)]),
    '',
    `Submitted: ${timestamp}`,
  ].join('\n');
}

function mailValue(names: readonly FieldName[], values: FormValues): string {
  const text = names
    .map((name) => values[name])
    .filter((value) => value !== '')
    .join(' ');
  return text || specOf(names[0]!).mailIfEmpty || notProvided;
}

const timeout = 15_000; // ms

/** Sends a mail. Does not retry after an error: the mail may have been sent anyway. @returns true if the service accepted it */
export async function sendMail(endpoint: string, body: unknown): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return true;
    console.error(`The e-mail service answered ${response.status}: ${await response.text()}`);
  } catch (error) {
    console.error('The e-mail service could not be reached.', error);
  }
  return false;
}

/** The longest URL that Windows passes to a mail program. */
const maxHrefLength = 2_000; // characters
const maxSubjectLength = 500;

/** A mailto address for the mail, and whether its text is cut. */
export function mailtoOf({ subject, text }: Pick<FormMail, 'subject' | 'text'>, to: string) {
  const prefix = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeWithin(subject, maxSubjectLength).encoded}&body=`;
  const { encoded, isCut } = encodeWithin(text, maxHrefLength - prefix.length);
  return { href: prefix + encoded, isCut };
}

const ellipsis = encodeURIComponent('…');

/** As much of a text as fits into `limit` encoded characters, followed by an ellipsis if it is cut. */
function encodeWithin(text: string, limit: number): { readonly encoded: string; readonly isCut: boolean } {
  // Mail bodies use CRLF.
  const whole = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  if (whole.length <= limit) return { encoded: whole, isCut: false };
  let encoded = '';
  for (const character of text) {
    const next = encodeURIComponent(character === '\n' ? '\r\n' : character);
    if (encoded.length + next.length + ellipsis.length > limit) break;
    encoded += next;
  }
  return { encoded: encoded + ellipsis, isCut: true };
}
