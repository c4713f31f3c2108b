/** The legal texts of the locale files, in the order in which they stand there. */

import type { LegalTable } from '../../services/privacy/tables.ts';

export interface LegalText {
  /** Paragraphs, with inline markdown. */
  readonly content?: readonly string[];
  /** A list after the paragraphs. */
  readonly items?: readonly string[];
  /** A table after them. */
  readonly table?: LegalTable;
}

export interface LegalSection extends LegalText {
  readonly title: string;
  readonly parts?: readonly (LegalText & { readonly title: string })[];
}

export type LegalSections = Readonly<Record<string, LegalSection>>;

/**
 * The sections as a list, with ids for links: `useLicense` becomes `use-license`, the same in both
 * languages, so that a link to a section outlives a change of language.
 */
export function legalSections(
  sections: LegalSections,
): (LegalSection & { readonly key: string; readonly id: string })[] {
  return Object.entries(sections).map(([key, section]) => ({
    ...section,
    key,
    id: key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  }));
}
