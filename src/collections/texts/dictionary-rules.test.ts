import { describe, expect, it } from 'vitest';
import { messageOf } from '@/testing/message-of.ts';
import type { Dictionary } from './dictionary.ts';
import { parseDictionary } from './dictionary-rules.ts';

const months = Array.from({ length: 12 }, (_, index) => `Month ${index}`);
const service = (title: string, flow: readonly string[]) => ({ title, flow });
const services = [
  service('Voice', ['call', 'understood', 'booked']),
  service('Flow', ['mail', 'order', 'form', 'paid']),
  service('Growth', ['start', 'end']),
];

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
      services: Array.from({ length: count }, (_, index) => service(`Service ${index}`, ['from', 'to'])),
    });
    expect(parseDictionary(strings, strings, 'en.json', {})).toEqual(strings);
  });

  it.each([
    ['no rotating phrase', { phrases: [] }, 'hero.rotatingTexts: must be a list of 1 to 12; it holds 0.'],
    [
      'a phrase that stands twice',
      { phrases: ['Ring!', 'Go!', 'Ring!'] },
      'hero.rotatingTexts: says “Ring!” twice. Change one, or take it out.',
    ],
    [
      'eleven months',
      { months: months.slice(1) },
      'dashboard.chart.months: must be a list of exactly 12; it holds 11.',
    ],
    ['no service', { services: [] }, 'services.items: must be a list of 1 to 8; it holds 0.'],
    [
      'a service with more words than a drawing has places',
      { services: [service('Voice', ['a', 'b', 'c', 'd', 'e'])] },
      'services.items.0.flow: must be a list of 2, 3, 4 words, as the drawings have places; it holds 5.',
    ],
  ])('names %s', (_kind, changes, message) => {
    expect(dictionaryMessage(dictionary(changes))).toBe(`en.json, ${message}`);
  });
});
