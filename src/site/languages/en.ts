import type { Language } from './language.ts';

export const en: Language = {
  label: 'English',
  short: 'EN',
  htmlLang: 'en',
  ogLocale: 'en_GB',
  languageTag: 'en-GB',
  numbers: {
    moneyPattern: 'SEK {n}',
    percentPattern: '{n}%',
    hourSuffix: ':00',
    words: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  },
  typography: {
    units: 'seconds? minutes? hours? days? weeks? months? years? calls? employees'.split(' '),
    references: ['[Aa]rticle', '[Ss]ection'],
    months: 'Jan Feb March April May June July Aug Sept Oct Nov Dec'.split(' '),
  },
  // An apostrophe and s, or only an apostrophe: Nordvik’s, Nordic Systems’.
  genitive: (name) => `${name}${/s$/i.test(name) ? '’' : '’s'}`,
};
