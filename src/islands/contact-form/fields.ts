/** Fields of the contact and launch forms (spec sections 3 and 5). */

export type FieldName = 'firstName' | 'lastName' | 'email' | 'company' | 'phone' | 'message';

interface FieldSpec {
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  readonly required: boolean;
  readonly autoComplete: string;
  /**
   * How many characters it may hold. Only checked, never cut: no `maxlength`, which shortens in silence what
   * was pasted. Beyond all reason a mail is refused by the service, and "try again" helps nobody then.
   */
  readonly limit: number;
  /** Takes the whole width of the form. */
  readonly wide: boolean;
}

export const fieldSpecs: Readonly<Record<FieldName, FieldSpec>> = {
  firstName: { type: 'text', required: true, autoComplete: 'given-name', limit: 100, wide: false },
  lastName: { type: 'text', required: true, autoComplete: 'family-name', limit: 100, wide: false },
  email: { type: 'email', required: true, autoComplete: 'email', limit: 254, wide: false },
  company: { type: 'text', required: true, autoComplete: 'organization', limit: 200, wide: false },
  phone: { type: 'tel', required: false, autoComplete: 'tel', limit: 50, wide: true },
  message: { type: 'textarea', required: false, autoComplete: 'off', limit: 5_000, wide: true },
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
