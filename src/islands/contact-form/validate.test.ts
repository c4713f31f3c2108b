import { describe, expect, it } from 'vitest';
import { typed } from '../../testing/fixtures/forms.ts';
import { fieldNames, fieldsOf, isRequired } from './fields.ts';
import { validate } from './validate.ts';

describe('validate', () => {
  it('gives back what was typed, without the space around it', () => {
    const spaced = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, `  ${value}\n`]));
    expect(validate(fieldsOf('contact'), spaced)).toEqual({ ok: true, values: typed });
  });

  it('requires the fields that the list says and nothing else, and counts white space as nothing', () => {
    const required = fieldsOf('contact').filter(isRequired);
    const blank = Object.fromEntries(fieldNames.map((name) => [name, ' \t\n']));
    expect(validate(fieldsOf('contact'), blank)).toEqual({
      ok: false,
      problems: Object.fromEntries(required.map((name) => [name, 'missing'])),
    });
  });

  it.each([
    'asa',
    'asa@',
    '@example.se',
    'asa@example',
    'asa @example.se',
    'a@b@example.se',
    '<asa@example.se>',
    'Åsa <asa@example.se>',
    'asa@example.se,eva@example.se',
  ])('refuses %s as an e-mail address', (email) => {
    expect(validate(fieldsOf('contact'), { ...typed, email })).toEqual({
      ok: false,
      problems: { email: 'format' },
    });
  });

  it.each(['asa@example.se', 'a.b+c@sub.example.co.uk', 'åsa@exempel.se'])('takes %s', (email) => {
    expect(validate(fieldsOf('contact'), { ...typed, email })).toMatchObject({ ok: true, values: { email } });
  });

  it.each([
    ['firstName', 100],
    ['lastName', 100],
    ['company', 200],
    ['phone', 50],
    ['message', 5_000],
  ])('takes %s up to %i characters, and says how many are too many', (name, limit) => {
    const full = { ...typed, [name]: ` ${'é'.repeat(limit)}\n` };
    expect(validate(fieldsOf('contact'), full)).toMatchObject({
      ok: true,
      values: { [name]: 'é'.repeat(limit) },
    });
    const tooMuch = { ...typed, [name]: '🙂'.repeat(limit + 7) };
    expect(validate(fieldsOf('contact'), tooMuch)).toEqual({ ok: false, problems: { [name]: 7 } });
  });

  it('takes an e-mail address up to 254 characters', () => {
    const address = (length: number): string => `${'a'.repeat(length - '@example.se'.length)}@example.se`;
    expect(validate(fieldsOf('contact'), { ...typed, email: address(254) }).ok).toBe(true);
    expect(validate(fieldsOf('contact'), { ...typed, email: address(255) })).toEqual({
      ok: false,
      problems: { email: 1 },
    });
  });

  it('leaves fields out that the form does not show', () => {
    const shown = fieldsOf('launch');
    const values = Object.fromEntries(
      fieldNames.map((name) => [name, shown.includes(name) ? typed[name] : '']),
    );
    expect(values['message']).toBe('');
    expect(validate(shown, typed)).toEqual({ ok: true, values });
  });
});
