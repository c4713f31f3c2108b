import { describe, expect, it } from 'vitest';
import { mailServiceOf } from '../src/mail/providers.ts';
import { MailRefusal, readMailRequest, readWebhookRequest } from './mail-request.ts';

const parameters = { to_email: 'hello@nordlys.example', from_name: 'Åsa' };
const request = {
  ...mailServiceOf('emailjs', {}, '').keys,
  template_params: parameters,
};

function refusalOf(body: unknown): string {
  try {
    readMailRequest(typeof body === 'string' ? body : JSON.stringify(body));
  } catch (error) {
    if (error instanceof MailRefusal) return `${error.status} ${error.message}`;
    throw error;
  }
  return 'accepted';
}

describe('readMailRequest', () => {
  it('gives the parameters of the template as text', () => {
    const more = { ...parameters, phone: null, number: 5 };
    expect(readMailRequest(JSON.stringify({ ...request, template_params: more }))).toEqual({
      ...parameters,
      phone: '',
      number: '5',
    });
  });

  it.each(['service_id', 'template_id', 'user_id', 'template_params'])('names a missing %s', (name) => {
    const wanted = `400 The parameter ${name} is required`;
    expect(refusalOf({ ...request, [name]: undefined })).toBe(wanted);
    expect(refusalOf({ ...request, [name]: '' })).toBe(wanted);
  });

  it.each([
    ['user_id', '403 The Public Key is invalid'],
    ['service_id', '400 The service ID not found'],
    ['template_id', '400 The template ID not found'],
  ])('refuses a wrong %s', (name, refusal) => {
    expect(refusalOf({ ...request, [name]: 'other' })).toBe(refusal);
    expect(refusalOf({ ...request, [name]: 5 })).toBe(refusal);
  });

  it('refuses a mail to nobody', () => {
    for (const to_email of [
      undefined,
      null,
      '',
      '  ',
      1,
      '<<<',
      'a@b.example,c@d.example',
      'a@b,'.repeat(9_000),
      `${'a'.repeat(250)}@b.example`,
    ]) {
      expect(refusalOf({ ...request, template_params: { ...parameters, to_email } })).toMatch(
        /^422 The recipients address is /,
      );
    }
  });

  it.each(['from_email', 'reply_to'])('refuses a %s that no answer would reach', (name) => {
    for (const address of [
      5,
      '<<<',
      'asa',
      'asa@b.example,c@d.example',
      'a@b,'.repeat(9_000),
      'a b@c.example',
    ]) {
      const template_params = { ...parameters, [name]: address };
      expect(refusalOf({ ...request, template_params })).toBe(`422 The reply address (${name}) is corrupted`);
    }
  });

  it.each(['', ' ', null, undefined, 'o’hara+x@exempel.se'])(
    'takes %j as an address to answer to',
    (address) => {
      const template_params = { ...parameters, from_email: address, reply_to: address };
      expect(refusalOf({ ...request, template_params })).toBe('accepted');
    },
  );

  it.each([[{ toString: 1 }], [['a']]])('refuses %j as a text of the mail', (message) => {
    const body = { ...request, template_params: { ...parameters, message } };
    expect(refusalOf(body)).toBe('400 The parameter template_params.message must be text');
  });

  it('refuses what is no object', () => {
    for (const body of ['', 'a=b', '[]', 'null', '"text"'])
      expect(refusalOf(body)).toMatch(/^400 The request/);
    for (const template_params of ['text', [], 5]) {
      expect(refusalOf({ ...request, template_params })).toMatch(/^400 The parameter template_params/);
    }
  });
});

describe('readWebhookRequest', () => {
  const mail = { form: 'contact', subject: 'A question', text: 'Hej', name: 'Åsa', email: 'asa@exempel.se' };

  it('gives what the mail says', () => {
    expect(readWebhookRequest(JSON.stringify(mail))).toEqual({
      to_email: 'webhook@localhost',
      from_name: 'Åsa',
      from_email: 'asa@exempel.se',
      subject: 'A question',
      message: 'Hej',
    });
  });

  it.each(['', 'asa', 'a@b.example,c@d.example'])('refuses %j as an address to answer to', (email) => {
    expect(() => readWebhookRequest(JSON.stringify({ ...mail, email }))).toThrow(
      new MailRefusal(400, 'The field email must be an address'),
    );
  });

  it('names the field that is no text', () => {
    expect(() => readWebhookRequest(JSON.stringify({ ...mail, text: undefined }))).toThrow(
      new MailRefusal(400, 'The field text must be text'),
    );
  });
});
