import { describe, expect, it } from 'vitest';
import { exampleForm } from '../../testing/fixtures/forms.ts';
import { type FieldName, fieldNames, fieldsOf, isRequired, specOf } from './form-fields.ts';
import { validate } from './validate.ts';

const check = (changes: object) => validate(fieldsOf('contact'), { ...exampleForm, ...changes });

describe('validate', () => {
  it('trims the typed values, and drops invisible characters', () => {
    const spaced = Object.fromEntries(
      Object.entries(exampleForm).map(([name, value]) => [name, `\u202A  ${value}\u200B\n`]),
    );
    expect(check(spaced)).toEqual({ ok: true, values: exampleForm });
  });

  it('requires exactly the fields marked in the list, and treats white and invisible space as empty', () => {
    const required = fieldsOf('contact').filter(isRequired);
    const blank = Object.fromEntries(fieldNames.map((name) => [name, ' \t\u2800\n']));
    expect(check(blank)).toEqual({
      ok: false,
      problems: Object.fromEntries(required.map((name) => [name, 'missing'])),
    });
  });

  it.each([
    '@example.se',
    'asa@example',
    'asa @example.se',
    '<asa@example.se>',
    'asa@example.se,eva@example.se',
    'asa..oberg@example.se',
    '.asa@example.se',
    'asa@example.se.',
    'asa@-example.se',
    'asa@192.0.2.1',
    'asa @ example.se',
    'asa(home)@example.se',
  ])('refuses %s as an e-mail address', (email) => {
    expect(check({ email })).toEqual({ ok: false, problems: { email: 'emailFormat' } });
  });

  it.each([
    'asa@example.se',
    'a.b+c@sub.example.co.uk',
    'åsa@exempel.se',
    'asa@åkeri.xn--p1ai',
    'o’brien_7/x@x-1.example',
    'asa@例え.テスト',
  ])('accepts %s', (email) => {
    expect(check({ email })).toMatchObject({ ok: true, values: { email } });
  });

  it('allows line breaks in multi-line fields only', () => {
    const shown = fieldsOf('contact');
    const isLong = (name: FieldName): boolean => specOf(name).type === 'textarea';
    const broken = Object.fromEntries(shown.map((name) => [name, 'One\u2028two']));
    const checked = validate(
      shown.filter((name) => specOf(name).type !== 'email'),
      broken,
    );
    const values = checked.ok ? checked.values : expect.fail('They were refused.');
    expect(shown.filter((name) => values[name].includes('\n'))).toEqual(shown.filter(isLong));
    expect(values.company).toBe('One two');
  });

  it.each([
    ['firstName', 100],
    ['lastName', 100],
    ['company', 200],
    ['phone', 50],
    ['message', 5_000],
  ])('accepts %s up to %i characters, and says by how many a longer text is too long', (name, limit) => {
    const full = 'é'.repeat(limit);
    expect(check({ [name]: ` ${full}\n` })).toMatchObject({ ok: true, values: { [name]: full } });
    const tooLong = '🙂'.repeat(limit + 7);
    expect(check({ [name]: tooLong })).toEqual({ ok: false, problems: { [name]: { excess: 7 } } });
  });

  it('accepts an e-mail address of up to 254 characters', () => {
    const address = (length: number): string => `${'a'.repeat(length - '@example.se'.length)}@example.se`;
    expect(check({ email: address(254) }).ok).toBe(true);
    expect(check({ email: address(255) })).toEqual({ ok: false, problems: { email: { excess: 1 } } });
  });

  it('omits fields that the form does not show', () => {
    const shown = fieldsOf('launch');
    const values = Object.fromEntries(
      fieldNames.map((name) => [name, shown.includes(name) ? exampleForm[name] : '']),
    );
    expect(values['message']).toBe('');
    expect(validate(shown, exampleForm)).toEqual({ ok: true, values });
  });
});
