import { expect, it } from 'vitest';
import { strings } from '../../testing/fixtures/strings.ts';
import { honeypot } from './Honeypot.tsx';
import { fieldNames } from './form-fields.ts';
import { formStrings } from './form-strings.ts';

it('gives no field the name of the field that only robots fill in', () => {
  expect(fieldNames).not.toContain(honeypot);
});

it.each([
  ['en', ['Sara'], 'Sara'],
  ['en', ['Sara', 'Jon'], 'Sara or Jon'],
  ['sv', ['Sara', 'Jon', 'Eva'], 'Sara, Jon eller Eva'],
] as const)('says who will write, in %s, of %s', (locale, names, list) => {
  const base = strings[locale].contact.form;
  const texts = { ...base, next: '{names}!' as typeof base.next };
  const people = names.map((name) => ({ name }));
  expect(formStrings(texts, people, locale)).toEqual({ ...texts, next: `${list}!` });
});
