import { describe, expect, it } from 'vitest';
import { typed } from '../../testing/forms.ts';
import { contactFields, launchFields } from './fields.ts';
import { validate } from './validate.ts';

describe('validate', () => {
  it('gives back what was typed, without the space around it', () => {
    const spaced = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, `  ${value}\n`]));
    expect(validate(contactFields, spaced)).toEqual({ ok: true, values: typed });
  });

  it('requires first name, last name, e-mail and company, and nothing else', () => {
    expect(validate(contactFields, {})).toEqual({
      ok: false,
      problems: { firstName: 'missing', lastName: 'missing', email: 'missing', company: 'missing' },
    });
  });

  it.each(['firstName', 'lastName', 'email', 'company'])('counts white space in %s as nothing', (name) => {
    expect(validate(contactFields, { ...typed, [name]: ' \t\n' })).toEqual({
      ok: false,
      problems: { [name]: 'missing' },
    });
  });

  it('takes a form without phone and message', () => {
    const result = validate(contactFields, { ...typed, phone: '', message: '' });
    expect(result).toEqual({ ok: true, values: { ...typed, phone: '', message: '' } });
  });

  it.each(['asa', 'asa@', '@example.se', 'asa@example', 'asa @example.se', 'a@b@example.se'])(
    'refuses %s as an e-mail address',
    (email) => {
      expect(validate(contactFields, { ...typed, email })).toEqual({
        ok: false,
        problems: { email: 'format' },
      });
    },
  );

  it.each(['asa@example.se', 'a.b+c@sub.example.co.uk', 'åsa@exempel.se'])('takes %s', (email) => {
    expect(validate(contactFields, { ...typed, email })).toMatchObject({ ok: true, values: { email } });
  });

  it('leaves fields out that the form does not show', () => {
    expect(validate(launchFields, typed)).toEqual({ ok: true, values: { ...typed, message: '' } });
  });
});
