import type { Locale } from './locales.ts';

const rules: Readonly<Record<Locale, (name: string) => string>> = {
  // An s or an apostrophe alone: Nordvik’s, Nordic Systems’.
  en: (name) => `${name}${/s$/i.test(name) ? '’' : '’s'}`,
  // Nothing after s, x and z; a colon after abbreviations, figures and signs: AI:s, 24:s.
  sv: (name) => {
    if (/[sxz]$/i.test(name)) return name;
    return `${name}${/\p{Ll}$/u.test(name) ? 's' : ':s'}`;
  },
};

/** The genitive of a name as the language writes it: `Nordvik` gives `Nordvik’s` and `Nordviks`. */
export function genitive(name: string, locale: Locale): string {
  return rules[locale](name);
}
