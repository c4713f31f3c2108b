/** Fields of the contact and launch forms (spec sections 3 and 5). */

export type FieldName = 'firstName' | 'lastName' | 'email' | 'company' | 'phone' | 'message';

interface FieldSpec {
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  readonly required: boolean;
  readonly autoComplete: string;
  /** Takes the whole width of the form. */
  readonly wide: boolean;
}

export const fieldSpecs: Readonly<Record<FieldName, FieldSpec>> = {
  firstName: { type: 'text', required: true, autoComplete: 'given-name', wide: false },
  lastName: { type: 'text', required: true, autoComplete: 'family-name', wide: false },
  email: { type: 'email', required: true, autoComplete: 'email', wide: false },
  company: { type: 'text', required: true, autoComplete: 'organization', wide: false },
  phone: { type: 'tel', required: false, autoComplete: 'tel', wide: true },
  message: { type: 'textarea', required: false, autoComplete: 'off', wide: true },
};

/** The contact form's fields in the order of spec section 3. */
export const contactFields: readonly FieldName[] = [
  'firstName',
  'lastName',
  'email',
  'company',
  'phone',
  'message',
];

/** The launch form's fields: the same without a message. */
export const launchFields: readonly FieldName[] = ['firstName', 'lastName', 'email', 'company', 'phone'];
