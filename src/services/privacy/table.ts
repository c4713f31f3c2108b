/** A table of a legal text. */
export interface LegalTable {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Rows of cells as the columns have them; the first cell of each says what the row is about. */
  readonly rows: readonly (readonly LegalCell[])[];
}

/** Lines of a cell, as plain text. */
type LegalCell = readonly LegalLine[];

export interface LegalLine {
  readonly text: string;
  /** True for a name of the site's code, such as that of a cookie. */
  readonly isCode?: boolean;
  /** True while the fact is invented: the page marks it. */
  readonly isSample?: boolean;
}
