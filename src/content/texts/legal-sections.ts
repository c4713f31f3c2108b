/** The sections of the privacy policy and the terms, as structured in the locale files. */

export interface LegalTableData {
  readonly caption: string;
  readonly columns: readonly string[];
  /** One cell per column; the first is the row's heading. */
  readonly rows: readonly (readonly (readonly LegalLine[])[])[];
}

export interface LegalLine {
  readonly text: string;
  /** True for a name from the code, such as a cookie's. */
  readonly isCode?: boolean;
  /** True while the fact is invented: the page labels it. */
  readonly isSample?: boolean;
}

export interface LegalText {
  readonly content?: readonly string[];
  readonly items?: readonly string[];
  readonly table?: LegalTableData;
}

export interface LegalSection extends LegalText {
  readonly title: string;
  readonly parts?: readonly (LegalText & { readonly title: string })[];
}

export type LegalSections = Readonly<Record<string, LegalSection>>;

/** The sections as a list. Their ids are built from keys, so that a link still works in another language. */
export function legalSections(
  sections: LegalSections,
): (LegalSection & { readonly key: string; readonly id: string })[] {
  return Object.entries(sections).map(([key, section]) => ({
    ...section,
    key,
    id: key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  }));
}
