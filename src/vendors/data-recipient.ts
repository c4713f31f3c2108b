/** A company that receives personal data, for the privacy policy. */
export interface DataRecipient {
  readonly name: string;
  readonly company?: string;
  /** Where the recipient handles data, as ISO 3166 codes. */
  readonly countries: readonly string[];
  /** The protection of data outside the EEA, if neither an adequacy decision nor standard contractual clauses. */
  readonly safeguard?: 'framework';
}
