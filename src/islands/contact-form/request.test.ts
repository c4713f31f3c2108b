import { describe, expect, it } from 'vitest';
import { mail, typed } from '../../testing/forms.ts';
import { mailRequest } from './request.ts';

const at = new Date('2026-11-20T14:32:05.678Z');

/** The contract with the e-mail service and its template (spec sections 3 and 7), to the letter. */
describe('mailRequest', () => {
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
    const { template_params } = mailRequest('contact', { ...typed, phone: '' }, mail, at);
    expect(template_params.phone).toBe('Not provided');
    expect(template_params.message).toContain('\nPhone: Not provided\n');
  });
});
