/** The rules of a language, whose texts are in `content/`. */
export interface Language {
  /** The language's own name, for the switcher and for notes about fallback texts. */
  readonly label: string;
  readonly short: string;
  readonly htmlLang: string;
  readonly ogLocale: string;
  /** BCP 47 tag for `Intl`, which formats numbers, dates and plurals, and translates country names. */
  readonly languageTag: string;
  /** Number formats for which `Intl` has no plain form; `{n}` becomes the digits. */
  readonly numbers: {
    readonly moneyPattern: string;
    readonly percentPattern: string;
    readonly hourSuffix?: string;
    /** The separator between hours and minutes; a colon by default. */
    readonly clockSeparator?: string;
    readonly words: readonly string[];
  };
  /** Text that stays on one line. Each word is part of a regular expression, as in `minutes?`. */
  readonly typography: {
    readonly units: readonly string[];
    readonly references: readonly string[];
    readonly months: readonly string[];
  };
  /** Converts an international phone number to the domestic form; by default, the number stays international. */
  domesticPhone?(number: string): string;
  genitive(name: string): string;
}
