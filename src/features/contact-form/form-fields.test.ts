import { expect, it } from 'vitest';
import { strings } from '../../testing/fixtures/strings.ts';
import { fieldNames, formStrings } from './form-fields.ts';
import { honeypotName } from './Honeypot.tsx';

it('no field has the honeypot’s name', () => {
  expect(fieldNames).not.toContain(honeypotName);
});

it.each([
  ['en', ['Sara'], 'Sara'],
  ['en', ['Sara', 'Jon'], 'Sara or Jon'],
  ['sv', ['Sara', 'Jon', 'Eva'], 'Sara, Jon eller Eva'],
] as const)('lists who will reply, in %s: %s', (locale, names, list) => {
  const base = strings[locale].contact.form;
  const texts = { ...base, next: '{names}!' as typeof base.next };
  const people = names.map((name) => ({ name }));
  expect(formStrings(texts, people, locale)).toEqual({ ...texts, next: `${list}!` });
});
