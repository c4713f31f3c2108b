/** The sections of the privacy policy and the terms, as the locale files have them. */

export interface LegalTable {
  readonly caption: string;
  readonly columns: readonly string[];
  /** A cell for each column; the first is the row's heading. */
  readonly rows: readonly (readonly (readonly LegalLine[])[])[];
}

export interface LegalLine {
  readonly text: string;
  /** True for a name of the site's code, such as that of a cookie. */
  readonly isCode?: boolean;
  /** True while the fact is invented: the page marks it. */
  readonly isSample?: boolean;
}

export interface LegalText {
  readonly content?: readonly string[];
  readonly items?: readonly string[];
  readonly table?: LegalTable;
}

export interface LegalSection extends LegalText {
  readonly title: string;
  readonly parts?: readonly (LegalText & { readonly title: string })[];
}

export type LegalSections = Readonly<Record<string, LegalSection>>;

/** The sections as a list. Their ids are made of keys, so that a link survives a change of language. */
export function legalSections(
  sections: LegalSections,
): (LegalSection & { readonly key: string; readonly id: string })[] {
  return Object.entries(sections).map(([key, section]) => ({
    ...section,
    key,
    id: key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  }));
}
