export type FormKind = 'contact' | 'launch';

export interface FieldSpec {
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  readonly required: boolean;
  readonly autoComplete: string;
  /** Most characters. We check rather than set `maxlength`, which silently cuts pasted text. */
  readonly limit: number;
  readonly forms: readonly FormKind[];
  /** Its label in the mail to the agency. Fields with the same label share a line. */
  readonly mail: string;
  /** The mail says this if the field is empty, or if the form lacks it; by default `emptyField`. */
  readonly empty?: string;
  readonly wide?: boolean;
  /** Shares a row on phones too. */
  readonly short?: boolean;
}

/** The text for an empty field in a mail. */
export const emptyField = 'Not provided';

const both: readonly FormKind[] = ['contact', 'launch'];
const contact: readonly FormKind[] = ['contact'];

/** The fields in their order; checks, types, drafts and the mail derive from them (docs/developer.md, "Add a form field"). */
const fieldSpecs = {
  firstName: {
    type: 'text',
    required: true,
    autoComplete: 'given-name',
    short: true,
    limit: 100,
    forms: both,
    mail: 'Name',
  },
  lastName: {
    type: 'text',
    required: true,
    autoComplete: 'family-name',
    short: true,
    limit: 100,
    forms: both,
    mail: 'Name',
  },
  email: { type: 'email', required: true, autoComplete: 'email', limit: 254, forms: both, mail: 'Email' },
  company: {
    type: 'text',
    required: true,
    autoComplete: 'organization',
    limit: 200,
    forms: both,
    mail: 'Company',
  },
  phone: {
    type: 'tel',
    required: false,
    autoComplete: 'tel',
    limit: 50,
    forms: both,
    mail: 'Phone',
    short: true,
  },
  when: {
    type: 'text',
    required: false,
    autoComplete: 'off',
    limit: 200,
    forms: contact,
    mail: 'Preferred time',
    short: true,
  },
  message: {
    type: 'textarea',
    required: false,
    autoComplete: 'off',
    limit: 5_000,
    forms: contact,
    mail: 'Message',
    empty: 'No additional message provided',
    wide: true,
  },
} as const satisfies Readonly<Record<string, FieldSpec>>;

export type FieldName = keyof typeof fieldSpecs;

type RequiredField = {
  [Name in FieldName]: (typeof fieldSpecs)[Name]['required'] extends true ? Name : never;
}[FieldName];

/** The typed texts by field; a field that the form does not have is empty. */
export type FormValues = Readonly<Record<FieldName, string>>;

/** Every field, in the order in which forms and mails show them. */
export const fieldNames = Object.keys(fieldSpecs) as readonly FieldName[];

/** A field's specification, typed so that optional properties can be read. */
export function specOf(name: FieldName): FieldSpec {
  return fieldSpecs[name];
}

export function isRequired(name: FieldName): name is RequiredField {
  return specOf(name).required;
}

export function fieldsOf(kind: FormKind): readonly FieldName[] {
  return fieldNames.filter((name) => specOf(name).forms.includes(kind));
}
