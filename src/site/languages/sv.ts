import type { Language } from './language.ts';

export const sv: Language = {
  label: 'Svenska',
  short: 'SV',
  htmlLang: 'sv',
  ogLocale: 'sv_SE',
  languageTag: 'sv-SE',
  numbers: {
    moneyPattern: '{n} kr',
    percentPattern: '{n} %',
    clockSeparator: '.',
    words: 'en två tre fyra fem sex sju åtta nio tio elva tolv'.split(' '),
  },
  typography: {
    units: 'sekunder minuter timm(?:e|ar) dag(?:ar)? vecka veckor månad(?:er)? år samtal anställda'.split(
      ' ',
    ),
    references: ['[Aa]rtikel', '[Aa]vsnitt'],
    months: 'jan feb mars april maj juni juli aug sept okt nov dec'.split(' '),
  },
  // Only the first space shows where the area code ends.
  domesticPhone: (number) => number.replace(/^\+46 ([1-9]\d{0,2}) (?=\d)/, '0$1-'),
  // Nothing after s, x and z; a colon after abbreviations, figures and symbols: AI:s, 24:s.
  genitive(name) {
    if (/[sxz]$/i.test(name)) return name;
    return `${name}${/\p{Ll}$/u.test(name) ? 's' : ':s'}`;
  },
};
