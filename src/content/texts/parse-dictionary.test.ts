import { describe, expect, it } from 'vitest';
import { thrownMessage } from '../../testing/helpers/thrown-message.ts';
import type { Dictionary } from './dictionary.ts';
import { parseDictionary, parseWithFallback } from './parse-dictionary.ts';

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
  return thrownMessage(() => parseDictionary(strings, strings, 'en.json', {}));
}

describe('parseDictionary', () => {
  it('accepts a phrase, the months and services with pictures', () => {
    expect(parseDictionary(dictionary(), dictionary(), 'en.json', {})).toEqual(dictionary());
  });

  it.each([
    [
      'no rotating phrase',
      { phrases: [] },
      'hero.rotatingTexts: must be a list of at least 1; it has 0. Add 1.',
    ],
    [
      'eleven months',
      { months: months.slice(1) },
      'dashboard.chart.months: must be a list of exactly 12; it has 11. Add 1.',
    ],
    ['no service', { services: [] }, 'services.items: must be a list of at least 1; it has 0. Add 1.'],
    [
      'a picture that does not exist',
      { services: [service('Voice', 'call')] },
      'services.items.0.picture: is “call”. Write one of calls, order, week, none.',
    ],
  ])('reports %s', (_kind, changes, message) => {
    expect(dictionaryMessage(dictionary(changes))).toBe(`en.json, ${message}`);
  });
});

const file = 'content/locales/sv.json';

const english = {
  nav: { about: 'About', home: '{brand}, home page' },
  steps: ['One', 'Two'],
  items: [{ title: 'First', text: 'Here is a text.' }],
  chatbot: { tooLong: 'Room for {limit}, not for {excess}.' },
};

const swedish = {
  nav: { about: 'Om oss', home: '{brand}, startsidan' },
  steps: ['Ett', 'Två'],
  items: [{ title: 'Först', text: 'Här är en text.' }],
  chatbot: { tooLong: '{excess} får inte plats, bara {limit}.' },
};

const values = { brand: 'Nordlys', 'brand:genitive': 'Nordlys’', email: '', 'trial.weeks': '4' };
function messageFor(changes: Readonly<Record<string, unknown>>): string {
  return thrownMessage(() => parseWithFallback({ ...swedish, ...changes }, english, file, values));
}

describe('parseWithFallback', () => {
  it('accepts the same keys, list lengths and placeholders', () => {
    expect(parseWithFallback(swedish, english, file, values)).toEqual(swedish);
  });

  it('lets a language use facts and figures that English does not, and omit others', () => {
    const changed = { ...swedish, nav: { about: '{brand:genitive} {trial.weeks}', home: 'Startsidan' } };
    expect(parseWithFallback(changed, english, file, values)).toEqual(changed);
  });

  it('uses the English text if a language has none', () => {
    const partial = { nav: { about: 'Om oss' }, items: [{ title: 'Först' }] };
    expect(parseWithFallback(partial, english, file, values)).toEqual({
      nav: { about: 'Om oss', home: english.nav.home },
      steps: english.steps,
      items: [{ title: 'Först', text: english.items[0]?.text }],
      chatbot: english.chatbot,
    });
  });

  it.each([
    ['a blank text', { nav: { ...swedish.nav, home: ' \n' } }, 'nav.home: is empty. Write the text.'],
    ['a number for a text', { steps: ['Ett', 2] }, 'steps.1: must be text in quotation marks.'],
    ['a text for a group', { nav: 'Om oss' }, 'nav: must be a group of texts in braces.'],
    ['a list', { steps: ['Ett', 'Två', 'Tre'] }, 'steps: must be a list of 2, as in English;'],
    ['a lost placeholder', { chatbot: { tooLong: '{limit}' } }, 'chatbot.tooLong: must contain {excess}'],
    ['a surplus placeholder', { steps: ['{limit}', ''] }, 'steps.0: contains {limit}, which is not a'],
    ['a misspelt placeholder', { steps: ['{Brand}', ''] }, 'steps.0: contains {Brand}, which is not a'],
    ['a genitive of none', { steps: ['{email:genitive}', ''] }, 'steps.0: contains {email:genitive}, which'],
  ])('reports %s with its file and field', (_kind, changes, message) => {
    expect(messageFor(changes)).toContain(`${file}, ${message}`);
  });

  it('reports all errors at once, one per line', () => {
    expect(messageFor({ steps: [], extra: '' })).toBe(
      [
        `${file}, steps: must be a list of 2, as in English; it has 0. Add 2.`,
        `${file}, extra: this field is not known here. Remove it, or correct its spelling.`,
      ].join('\n'),
    );
  });
});
