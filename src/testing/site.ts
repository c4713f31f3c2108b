import { byLocale, type Locale } from '../i18n/locales.ts';
import { parseFigures } from '../collections/figures/schema.ts';
import type { Site } from '../collections/owner/schema.ts';
import type { Service } from '../collections/owner/service.ts';
import type { Facts } from '../collections/texts/text-values.ts';
import { exampleFigures } from './figures.ts';

/** A text in English and Swedish; a language that the site may get beside says it in English. */
function told(en: string, sv: string): Record<Locale, string> {
  return { ...byLocale(() => en), sv };
}

/** An owner's data for tests: none of it is the site's own. */
export const exampleSite: Site = {
  brand: 'Nordlys',
  legalName: 'Nordlys AB',
  tagline: told('Light work', 'Lätt arbete'),
  url: 'https://nordlys.example',
  city: told('Lulea', 'Luleå'),
  country: 'SE',
  founded: 2019,
  organisationNumber: '111111-1111',
  vatNumber: 'SE111111111101',
  address: { street: 'Storgatan 1', postalCode: '111 11', locality: 'Luleå' },
  phone: '+46 70 174 06 06',
  assistant: { name: 'Nils' },
  analytics: ['googleAnalytics', 'hotjar'],
  hosting: { name: 'Nordvärd AB', countries: ['FI'] },
  mailbox: { name: 'Nordbrev AB', countries: ['SE'] },
  email: 'hello@nordlys.example',
  academyEmail: 'academy@nordlys.example',
  videoChannel: 'https://video.nordlys.example',
  founders: [
    { name: 'Sara Nord', title: told('Founder', 'Grundare'), role: told('Sells.', 'Säljer.') },
    { name: 'Jon Lys', title: told('Founder', 'Grundare'), role: told('Builds.', 'Bygger.') },
  ],
  demoAccount: { email: 'demo@nordlys.example', password: 'light-work' },
  hsts: { includeSubDomains: false, preload: false },
  dashboard: { hostPrefix: 'panel.', url: 'https://panel.nordlys.example' },
  placeholders: [],
};

export const exampleService: Service = {
  registeredOffice: told('Lulea', 'Luleå'),
  cover: told('both are here', 'båda är här'),
  insurance: told('an insurance', 'en försäkring'),
  fTax: told('approved for F-tax', 'godkänt för F-skatt'),
  subProcessors: [
    {
      role: told('telephony', 'telefoni'),
      company: 'Nordtel AB',
      country: 'SE',
      kept: told('{notice.months} months', '{notice.months} månader'),
    },
    {
      role: told('voice', 'röst'),
      company: 'Nordstimme GmbH',
      country: 'DE',
      kept: told('nothing', 'inget'),
    },
  ],
  placeholders: [],
};

/** All that texts may name, for tests. */
export const exampleFacts: Facts = {
  site: exampleSite,
  service: exampleService,
  figures: parseFigures({ ...exampleFigures, notice: { months: { value: 2 } } }, 'figures.json'),
};
