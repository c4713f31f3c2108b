import { expect, it } from 'vitest';
import { strings } from '../../testing/fixtures/strings.ts';
import { honeypot } from './Honeypot.tsx';
import { fieldNames, specOf } from './fields.ts';
import { formStrings } from './strings.ts';

it('shows every field in some form, with a label', () => {
  for (const name of fieldNames) {
    expect(specOf(name).forms.length, name).toBeGreaterThan(0);
    expect(strings.en.contact.form[name], name).toEqual(expect.any(String));
  }
});

it('gives no field the name of the one that only robots fill in', () => {
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
