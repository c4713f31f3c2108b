import en from '@content/locales/en.json';
import { expect, it } from 'vitest';
import { contactFields, fieldSpecs, launchFields } from './fields.ts';

it('asks for the fields of the specification in its order', () => {
  expect(contactFields).toEqual(['firstName', 'lastName', 'email', 'company', 'phone', 'message']);
  expect(launchFields).toEqual(['firstName', 'lastName', 'email', 'company', 'phone']);
});

it('requires all but phone and message', () => {
  expect(contactFields.filter((name) => !fieldSpecs[name].required)).toEqual(['phone', 'message']);
});

it('lets browsers check the e-mail address and offer the right keyboard for the phone', () => {
  expect([fieldSpecs.email.type, fieldSpecs.phone.type]).toEqual(['email', 'tel']);
});

it('has a label for every field', () => {
  expect(contactFields.filter((name) => !en.contact.form[name])).toEqual([]);
});
