/** The rules of a language; its texts are in `content/`. */
export interface Language {
  /** The language's own name, for the switcher and for notes about fallback texts. */
  readonly label: string;
  readonly short: string;
  readonly htmlLang: string;
  readonly ogLocale: string;
  /** BCP 47 tag for `Intl`, which knows the forms of numbers, dates and plurals, and the names of countries. */
  readonly languageTag: string;
  /** How numbers are written if `Intl` has no plain form; `{n}` becomes the digits. */
  readonly numbers: {
    readonly money: string;
    readonly percent: string;
    readonly hour?: string;
    /** The separator between hours and minutes; a colon by default. */
    readonly clock?: string;
    readonly words: readonly string[];
  };
  /** Text that stays on one line. Words are parts of regular expressions, as in `minutes?`. */
  readonly typography: {
    readonly units: readonly string[];
    readonly references: readonly string[];
    readonly months: readonly string[];
  };
  /** A phone number in the form for calls from abroad, as readers at home write it; that form itself when absent. */
  homePhone?(number: string): string;
  genitive(name: string): string;
}
