import { describe, expect, it } from 'vitest';
import { strings } from '../../testing/strings.ts';
import { fieldNames, specOf } from './fields.ts';
import { problemTexts } from './problem-texts.ts';

describe.each(['en', 'sv'] as const)('problemTexts in %s', (locale) => {
  const { errors } = strings[locale].contact.form;

  it('says for each field what is missing, in the order of the form', () => {
    const texts = problemTexts(
      { company: 'missing', email: 'missing', lastName: 'missing', firstName: 'missing' },
      errors,
      String,
    );
    expect(Object.entries(texts)).toEqual([
      ['firstName', errors.firstName],
      ['lastName', errors.lastName],
      ['email', errors.email],
      ['company', errors.company],
    ]);
  });

  it('says what an e-mail address looks like when it is not one', () => {
    expect(problemTexts({ email: 'format' }, errors, String)).toEqual({ email: errors.emailFormat });
  });

  it.each(fieldNames)('says of %s how much it may hold and how much is too much', (name) => {
    const text = problemTexts({ [name]: 55_000 }, errors, (number) => `<${number}>`)[name];
    expect(text).toContain(`<${specOf(name).limit}>`);
    expect(text).toContain('<55000>');
    expect(text).not.toMatch(/[{}]/);
  });

  it('says nothing without problems', () => {
    expect(problemTexts({}, errors, String)).toEqual({});
  });
});
