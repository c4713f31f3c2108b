/** Everything that the site needs to know of a language beside its texts, which are in `content/`. */
export interface Language {
  /** The language's own name, for the switcher and for notes about fallback texts. */
  readonly label: string;
  /** Two letters shown in the header. */
  readonly short: string;
  /** Value of the `lang` attribute and of `hreflang`. */
  readonly htmlLang: string;
  /** Value of `og:locale`. */
  readonly ogLocale: string;
  /** BCP 47 tag for `Intl`, which knows the forms of numbers, dates and plurals, and the names of countries. */
  readonly intl: string;
  /** How numbers are written where `Intl` has no plain form; `{n}` stands for the digits. */
  readonly numbers: {
    readonly money: string;
    readonly percent: string;
    /** What follows a full hour of the day, such as `:00`; nothing when absent. */
    readonly hour?: string;
    /** The mark between hours and minutes; a colon when absent. */
    readonly clock?: string;
    /** The whole numbers from one to twelve. */
    readonly words: readonly string[];
  };
  /** What is held together on one line. Words are parts of regular expressions, as in `minutes?`. */
  readonly typography: {
    /** Words that stand behind a number. */
    readonly units: readonly string[];
    /** Words that stand before a number, such as `[Aa]rticle`. */
    readonly references: readonly string[];
    /** How the names of the months begin. */
    readonly months: readonly string[];
    /** The marks before and behind a quotation. */
    readonly quotes: readonly [opening: string, closing: string];
  };
  /** True where a text that follows a colon or a comma begins with a small letter; German nouns keep their capital. */
  readonly lowersWithinSentence: boolean;
  /** A phone number in the form for calls from abroad, as readers at home write it; that form itself when absent. */
  homePhone?(number: string): string;
  /** The genitive of a name. */
  genitive(name: string): string;
}
