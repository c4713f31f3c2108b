import type { FilledField, FilledForm } from '../../browser/update-form.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { format } from '../../site/format.ts';
import { languages, type Locale } from '../../site/locales.ts';

export type FormKind = FilledForm | 'launch';

export interface FieldSpec {
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  readonly optional?: true;
  /** By default `off`. */
  readonly autoComplete?: string;
  /** Maximum number of characters. We check it instead of setting `maxlength`, which silently cuts pasted text. */
  readonly limit: number;
  /** The form that asks for it; by default both. */
  readonly onlyIn?: FormKind;
  /** Its label in the mail to the agency. Fields with the same label share a line. */
  readonly mailLabel: string;
  /** The mail's text if the field is empty; by default `notProvided`. */
  readonly mailIfEmpty?: string;
  /** True if the mail contains it even if the form does not. */
  readonly alwaysInMail?: true;
  /** Fills a row. */
  readonly full?: true;
  /** Fills half a row, even on phones. */
  readonly half?: true;
}

export const notProvided = 'Not provided';

/** The fields in order. Checks, types, drafts and the mail are derived from them (docs/developer.md, "Add a form field"). */
const fieldSpecs = {
  firstName: { type: 'text', autoComplete: 'given-name', limit: 100, mailLabel: 'Name', half: true },
  lastName: { type: 'text', autoComplete: 'family-name', limit: 100, mailLabel: 'Name', half: true },
  email: { type: 'email', autoComplete: 'email', limit: 254, mailLabel: 'Email' },
  company: { type: 'text', autoComplete: 'organization', limit: 200, mailLabel: 'Company' },
  phone: { type: 'tel', optional: true, autoComplete: 'tel', limit: 50, mailLabel: 'Phone', half: true },
  when: {
    type: 'text',
    optional: true,
    limit: 200,
    onlyIn: 'contact',
    mailLabel: 'Preferred time',
    half: true,
  },
  message: {
    type: 'textarea',
    optional: true,
    limit: 5_000,
    onlyIn: 'contact',
    mailLabel: 'Message',
    mailIfEmpty: 'No additional message provided',
    alwaysInMail: true,
    full: true,
  },
} as const satisfies Readonly<Record<FilledField, FieldSpec> & Record<string, FieldSpec>>;

export type FieldName = keyof typeof fieldSpecs;

type RequiredField = {
  [Name in FieldName]: (typeof fieldSpecs)[Name] extends { readonly optional: true } ? never : Name;
}[FieldName];

/** The typed texts by field; empty for fields that the form does not have. */
export type FormValues = Readonly<Record<FieldName, string>>;

/** Every field, in the order of forms and mails. */
export const fieldNames = Object.keys(fieldSpecs) as readonly FieldName[];

/** A field's specification, typed so that optional properties can be read. */
export function specOf(name: FieldName): FieldSpec {
  return fieldSpecs[name];
}

export function isRequired(name: FieldName): name is RequiredField {
  return !specOf(name).optional;
}

export function fieldsOf(kind: FormKind): readonly FieldName[] {
  return fieldNames.filter((name) => (specOf(name).onlyIn ?? kind) === kind);
}

export type FormStrings = Omit<Dictionary['contact']['form'], 'next'> & { readonly next: string };

/** The texts of a form, with the names of the people who will reply. */
export function formStrings(
  strings: Dictionary['contact']['form'],
  people: readonly { readonly name: string }[],
  locale: Locale,
): FormStrings {
  const list = new Intl.ListFormat(languages[locale].languageTag, { type: 'disjunction' });
  return { ...strings, next: format(strings.next, { names: list.format(people.map(({ name }) => name)) }) };
}
