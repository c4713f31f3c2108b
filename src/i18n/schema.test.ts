import { describe, expect, it } from 'vitest';
import { messageOf } from '@/testing/message-of.ts';
import { fill, format, parseStrings, placeholders } from './schema.ts';

const file = 'content/locales/sv.json';

const english = {
  nav: { about: 'About', home: '{brand}, home page' },
  steps: ['One', 'Two'],
  items: [{ title: 'First', text: 'Write to {email} or {email}.' }],
};

const swedish = {
  nav: { about: 'Om oss', home: '{brand}, startsidan' },
  steps: ['Ett', 'Två'],
  items: [{ title: 'Först', text: '{email} eller {email}: skriv.' }],
};

function messageFor(changes: Readonly<Record<string, unknown>>): string {
  return messageOf(() => parseStrings({ ...swedish, ...changes }, english, file));
}

describe('parseStrings', () => {
  it('accepts the same keys, list lengths and placeholders', () => {
    expect(parseStrings(swedish, english, file)).toEqual(swedish);
  });

  it.each([
    ['a missing key', { nav: { about: 'Om oss' } }, 'nav.home: this field is missing. Add it.'],
    ['a missing group', { nav: undefined }, 'nav: this field is missing. Add it.'],
    [
      'an extra key',
      { nav: { ...swedish.nav, abuot: 'Om' } },
      'nav.abuot: this field is not known here. Remove it, or correct its spelling.',
    ],
    ['an empty text', { nav: { ...swedish.nav, about: '' } }, 'nav.about: is empty. Write the text.'],
    ['a blank text', { nav: { ...swedish.nav, home: ' \n' } }, 'nav.home: is empty. Write the text.'],
    ['a shorter list', { steps: ['Ett'] }, 'steps: must be a list of 2, as in English.'],
    ['a longer list', { steps: ['Ett', 'Två', 'Tre'] }, 'steps: must be a list of 2, as in English.'],
    ['a text for a list', { steps: 'Ett' }, 'steps: must be a list of 2, as in English.'],
    ['a number for a text', { steps: ['Ett', 2] }, 'steps.1: must be text in quotation marks.'],
    ['null for a text', { steps: [null, 'Två'] }, 'steps.0: must be text in quotation marks.'],
    ['a text for a group', { nav: 'Om oss' }, 'nav: must be a group of texts in braces.'],
    ['a list for a group', { nav: ['Om oss'] }, 'nav: must be a group of texts in braces.'],
    [
      'a lost placeholder',
      { nav: { ...swedish.nav, home: 'Startsidan' } },
      'nav.home: must hold the placeholders {brand}, as in English.',
    ],
    [
      'one of two placeholders lost',
      { items: [{ title: 'Först', text: 'Skriv till {email}.' }] },
      'items.0.text: must hold the placeholders {email} {email}, as in English.',
    ],
    [
      'a placeholder of another name',
      { nav: { ...swedish.nav, home: '{Brand}, startsidan' } },
      'nav.home: must hold the placeholders {brand}, as in English.',
    ],
    [
      'a surplus placeholder',
      { steps: ['Ett {brand}', 'Två'] },
      'steps.0: holds a placeholder that English does not have. Remove it.',
    ],
  ])('names %s with file, field and remedy', (_kind, changes, message) => {
    expect(messageFor(changes)).toBe(`${file}, ${message}`);
  });

  it('reports all that is wrong at once, a line each', () => {
    expect(messageFor({ steps: [], extra: '' })).toBe(
      [
        `${file}, steps: must be a list of 2, as in English.`,
        `${file}, extra: this field is not known here. Remove it, or correct its spelling.`,
      ].join('\n'),
    );
  });

  it('names the file alone when all of it has the wrong form', () => {
    expect(messageOf(() => parseStrings([], english, file))).toBe(
      `${file}: must be a group of texts in braces.`,
    );
  });
});

describe('placeholders', () => {
  it('are the names in braces, sorted, each as often as it stands there', () => {
    expect(placeholders('{email} {brand} {email}')).toEqual(['{brand}', '{email}', '{email}']);
  });

  it.each(['plain', '{}', '{two words}', '{a-b}'])('are none in %j', (text) => {
    expect(placeholders(text)).toEqual([]);
  });
});

describe('format', () => {
  it.each([
    ['{minutes} min read', '12 min read'],
    ['{minutes}, again {minutes}', '12, again 12'],
    ['{other} stays', '{other} stays'],
    ['none', 'none'],
  ])('%j becomes %j', (text, expected) => {
    expect(format(text, { minutes: '12' })).toBe(expected);
  });

  it('takes values literally', () => {
    expect(format('{a}{b}', { a: '$& {b}', b: '$1' })).toBe('$& {b}$1');
  });
});

describe('fill', () => {
  it('reaches texts in groups and lists and leaves names without a value', () => {
    const tree = { a: '{brand}', list: ['{brand} {year}', { deep: 'x {brand}' }] };
    expect(fill(tree, { brand: 'Klarvind' })).toEqual({
      a: 'Klarvind',
      list: ['Klarvind {year}', { deep: 'x Klarvind' }],
    });
  });

  it('leaves the given tree as it was', () => {
    const tree = { a: '{brand}' };
    fill(tree, { brand: 'Klarvind' });
    expect(tree).toEqual({ a: '{brand}' });
  });

  it('takes a value that holds quotation marks and backslashes', () => {
    expect(fill({ a: '{brand}' }, { brand: 'A "B" \\ C' })).toEqual({ a: 'A "B" \\ C' });
  });
});
