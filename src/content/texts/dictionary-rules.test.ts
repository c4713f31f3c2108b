import { describe, expect, it } from 'vitest';
import type { Dictionary } from './dictionary.ts';
import { parseDictionary, parseStrings } from './dictionary-rules.ts';
import { messageOf } from '../../testing/helpers/eventually.ts';

const months = Array.from({ length: 12 }, (_, index) => `Month ${index}`);
const service = (title: string, picture: string) => ({ title, picture });
const services = [service('Voice', 'calls'), service('Flow', 'order'), service('Growth', 'none')];

function dictionary(
  changes: { phrases?: readonly string[]; months?: readonly string[]; services?: readonly unknown[] } = {},
): Dictionary {
  return {
    hero: { rotatingTexts: changes.phrases ?? ['Ring!'] },
    services: { items: changes.services ?? services },
    dashboard: { chart: { months: changes.months ?? months } },
  } as unknown as Dictionary;
}

function dictionaryMessage(strings: Dictionary): string {
  return messageOf(() => parseDictionary(strings, strings, 'en.json', {}));
}

describe('parseDictionary', () => {
  it.each([1, 8])('accepts %i phrases and as many services', (count) => {
    const strings = dictionary({
      phrases: Array.from({ length: count }, (_, index) => `Phrase ${index}`),
      services: Array.from({ length: count }, (_, index) => service(`Service ${index}`, 'week')),
    });
    expect(parseDictionary(strings, strings, 'en.json', {})).toEqual(strings);
  });

  it.each([
    ['no rotating phrase', { phrases: [] }, 'hero.rotatingTexts: must be a list of 1 to 12'],
    [
      'a phrase that is there twice',
      { phrases: ['Ring!', 'Go!', 'Ring!'] },
      'hero.rotatingTexts: says “Ring!” twice',
    ],
    [
      'a picture that does not exist',
      { services: [service('Voice', 'call')] },
      'services.items.0.picture: is “call”',
    ],
  ])('names %s', (_kind, changes, message) => {
    expect(dictionaryMessage(dictionary(changes))).toContain(`en.json, ${message}`);
  });
});

const file = 'content/locales/sv.json';

const english = {
  nav: { about: 'About', home: '{brand}, home page' },
  steps: ['One', 'Two'],
  items: [{ title: 'First', text: 'Room for {limit}, not for {excess}.' }],
};

const swedish = {
  nav: { about: 'Om oss', home: '{brand}, startsidan' },
  steps: ['Ett', 'Två'],
  items: [{ title: 'Först', text: '{excess} får inte plats, bara {limit}.' }],
};

const values = { brand: 'Nordlys', 'brand:genitive': 'Nordlys’', email: '', 'trial.weeks': '4' };
const templates = { 'items.0.text': ['limit', 'excess'] };
const facts =
  'The facts are {brand} {brand:genitive} {email}; figures have their names in content/figures.json, such as {firstCall.minutes}.';

function messageFor(changes: Readonly<Record<string, unknown>>): string {
  return messageOf(() => parseStrings({ ...swedish, ...changes }, english, file, values, templates));
}

describe('parseStrings', () => {
  it('accepts the same keys, list lengths and placeholders', () => {
    expect(parseStrings(swedish, english, file, values, templates)).toEqual(swedish);
  });

  it('lets a language name facts and figures where English does not, and leave them out', () => {
    const own = { ...swedish, nav: { about: '{brand:genitive} {trial.weeks}', home: 'Startsidan' } };
    expect(parseStrings(own, english, file, values, templates)).toEqual(own);
  });

  it('gives the English text where a language has none', () => {
    const partial = { nav: { about: 'Om oss' }, items: [{ title: 'Först' }] };
    expect(parseStrings(partial, english, file, values, templates)).toEqual({
      nav: { about: 'Om oss', home: english.nav.home },
      steps: english.steps,
      items: [{ title: 'Först', text: english.items[0]?.text }],
    });
  });

  it.each([
    ['a longer list', { steps: ['Ett', 'Två', 'Tre'] }, 'steps: must be a list of 2'],
    [
      'a translated placeholder',
      { items: [{ text: '{gräns} {excess}' }] },
      'items.0.text: must hold {limit}',
    ],
    ['a surplus placeholder', { steps: ['Ett {limit}', 'Två'] }, 'steps.0: holds {limit}, '],
    [
      'a misspelt placeholder',
      { nav: { ...swedish.nav, home: '{Brand}, startsidan' } },
      `nav.home: holds {Brand}, which is not a placeholder. ${facts}`,
    ],
    [
      'a genitive of what has none',
      { steps: ['{email:genitive}', 'Två'] },
      'steps.0: holds {email:genitive}, ',
    ],
  ])('names %s with file and field', (_kind, changes, message) => {
    expect(messageFor(changes)).toContain(`${file}, ${message}`);
  });
});
