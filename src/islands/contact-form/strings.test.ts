import { describe, expect, it } from 'vitest';
import { strings } from '../../testing/strings.ts';
import { formStrings } from './strings.ts';

describe('formStrings', () => {
  it.each([
    ['en', ['Sara'], 'Sara'],
    ['en', ['Sara', 'Jon'], 'Sara or Jon'],
    ['sv', ['Sara', 'Jon', 'Eva'], 'Sara, Jon eller Eva'],
  ] as const)('say who will write, in %s, of %s', (locale, names, list) => {
    const texts = { ...strings[locale].contact.form, next: '{names}!' };
    const people = names.map((name) => ({ name }));
    expect(formStrings(texts, people, locale)).toEqual({ ...texts, next: `${list}!` });
  });
});
