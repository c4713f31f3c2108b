export type FormKind = 'contact' | 'launch';

export interface FieldSpec {
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  readonly optional?: true;
  /** By default `off`. */
  readonly autoComplete?: string;
  /** Maximum number of characters. We check it instead of setting `maxlength`, which silently cuts pasted text. */
  readonly limit: number;
  /** The form that asks for it; by default both. */
  readonly only?: FormKind;
  /** Its label in the mail to the agency. Fields with the same label share a line. */
  readonly mail: string;
  /** The mail's text if the field is empty or the form lacks it; `emptyField` by default. */
  readonly empty?: string;
  readonly wide?: true;
  /** Shares a row even on phones. */
  readonly short?: true;
}

/** The text for an empty field in a mail. */
export const emptyField = 'Not provided';

/** The fields in order; checks, types, drafts and the mail derive from them (docs/developer.md, "Add a form field"). */
const fieldSpecs = {
  firstName: { type: 'text', autoComplete: 'given-name', limit: 100, mail: 'Name', short: true },
  lastName: { type: 'text', autoComplete: 'family-name', limit: 100, mail: 'Name', short: true },
  email: { type: 'email', autoComplete: 'email', limit: 254, mail: 'Email' },
  company: { type: 'text', autoComplete: 'organization', limit: 200, mail: 'Company' },
  phone: { type: 'tel', optional: true, autoComplete: 'tel', limit: 50, mail: 'Phone', short: true },
  when: { type: 'text', optional: true, limit: 200, only: 'contact', mail: 'Preferred time', short: true },
  message: {
    type: 'textarea',
    optional: true,
    limit: 5_000,
    only: 'contact',
    mail: 'Message',
    empty: 'No additional message provided',
    wide: true,
  },
} as const satisfies Readonly<Record<string, FieldSpec>>;

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
  return fieldNames.filter((name) => (specOf(name).only ?? kind) === kind);
}
