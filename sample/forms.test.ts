/** The fields of the forms and the mails they send, as they were agreed to the letter. */

import { describe, expect, it } from 'vitest';
import { fieldsOf, isRequired } from '@/islands/contact-form/fields.ts';
import { mailRequest } from '@/islands/contact-form/request.ts';
import { mail, typed } from '@/testing/forms.ts';

describe('the fields of the sample’s forms', () => {
  it('are those of the specification in its order', () => {
    const shared = ['firstName', 'lastName', 'email', 'company', 'phone'];
    expect(fieldsOf('contact')).toEqual([...shared, 'message']);
    expect(fieldsOf('launch')).toEqual(shared);
  });

  it('must be filled, all but phone and message', () => {
    expect(fieldsOf('contact').filter((name) => !isRequired(name))).toEqual(['phone', 'message']);
  });
});

const at = new Date('2026-11-20T14:32:05.678Z');

/** The contract with the e-mail service and its template. */
describe('the mail of the sample’s forms', () => {
  it('builds the contact request', () => {
    expect(mailRequest('contact', typed, mail, at)).toStrictEqual({
      service_id: 'service_1',
      template_id: 'template_2',
      user_id: 'public_3',
      template_params: {
        to_email: 'hello@example.com',
        from_name: 'Åsa Öberg',
        from_email: 'asa@example.se',
        company: 'Öbergs Rör AB',
        phone: '031-12 34 56',
        message:
          'Name: Åsa Öberg\nEmail: asa@example.se\nCompany: Öbergs Rör AB\nPhone: 031-12 34 56\n\n' +
          'Message:\nThe phone rings\nall day.\n\nSubmitted: 2026-11-20T14:32:05.678Z',
        subject: 'New contact request: Åsa Öberg, Öbergs Rör AB',
        timestamp: '2026-11-20T14:32:05.678Z',
      },
    });
  });

  it('builds the launch request, which has no message', () => {
    expect(mailRequest('launch', { ...typed, message: '' }, mail, at)).toStrictEqual({
      service_id: 'service_1',
      template_id: 'template_2',
      user_id: 'public_3',
      template_params: {
        to_email: 'hello@example.com',
        from_name: 'Åsa Öberg',
        from_email: 'asa@example.se',
        company: 'Öbergs Rör AB',
        phone: '031-12 34 56',
        message:
          'Name: Åsa Öberg\nEmail: asa@example.se\nCompany: Öbergs Rör AB\nPhone: 031-12 34 56\n\n' +
          'Message:\nNo additional message provided\n\nSubmitted: 2026-11-20T14:32:05.678Z',
        subject: 'New AI agent sign-up: Åsa Öberg, Öbergs Rör AB',
        timestamp: '2026-11-20T14:32:05.678Z',
      },
    });
  });

  it('says that the phone was not provided, as a parameter and in the message', () => {
    expect(mailRequest('contact', { ...typed, phone: '' }, mail, at)).toMatchObject({
      template_params: {
        phone: 'Not provided',
        message: expect.stringContaining('\nPhone: Not provided\n') as string,
      },
    });
  });
});
