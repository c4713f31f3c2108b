/** The forms and mails that the agency agreed on; owners may add fields. */

import { describe, expect, it, vi } from 'vitest';
import { neverAnswers, stubFetch } from '../../testing/fakes/fetch.ts';
import { exampleForm, mailService } from '../../testing/fixtures/forms.ts';
import { mailBody } from '../../vendors/emailjs.ts';
import { type FieldName, fieldsOf, isRequired, specOf } from './form-fields.ts';
import { formMail, mailtoOf, sendMail } from './mail.ts';

const agreed = ['firstName', 'lastName', 'email', 'company', 'phone', 'message'] satisfies FieldName[];
const isAgreed = (name: FieldName): boolean => (agreed as readonly FieldName[]).includes(name);

it('the forms ask for the agreed fields in order; phone and message are optional', () => {
  expect(fieldsOf('contact').filter(isAgreed)).toEqual(agreed);
  expect(fieldsOf('launch').filter(isAgreed)).toEqual(agreed.slice(0, -1));
  expect(agreed.filter((name) => !isRequired(name))).toEqual(['phone', 'message']);
});

describe('the mail', () => {
  const at = new Date('2026-11-20T14:32:05.678Z');

  /** A request with its message stripped of the lines for fields added to the form. */
  function request(kind: 'contact' | 'launch', values = exampleForm) {
    const body = mailBody(formMail(kind, values, at), mailService) as {
      template_params: { message: string };
    };
    const added = fieldsOf(kind)
      .filter((name) => !isAgreed(name))
      .map((name) => `${specOf(name).mailLabel}:`);
    const lines = body.template_params.message.split('\n');
    const message = lines.filter((line) => !added.some((label) => line.startsWith(label))).join('\n');
    return { ...body, template_params: { ...body.template_params, message } };
  }

  const head = 'Name: Åsa Öberg\nEmail: asa@example.se\nCompany: Öbergs Rör AB\n';
  const params = {
    to_email: 'hello@example.com',
    from_name: 'Åsa Öberg',
    from_email: 'asa@example.se',
    company: 'Öbergs Rör AB',
    phone: '031-12 34 56',
    timestamp: '2026-11-20T14:32:05.678Z',
  };

  it('of the contact form contains the typed values, the time and the service’s keys', () => {
    expect(request('contact')).toStrictEqual({
      service_id: 'service_1',
      template_id: 'template_2',
      user_id: 'public_3',
      template_params: {
        ...params,
        message: `${head}Phone: 031-12 34 56\n\nMessage:\nThe phone rings\nall day.\n\nSubmitted: 2026-11-20T14:32:05.678Z`,
        subject: 'New contact request: Åsa Öberg, Öbergs Rör AB',
      },
    });
  });

  it('of the launch form states that phone and message are missing', () => {
    expect(request('launch', { ...exampleForm, phone: '', message: '' }).template_params).toMatchObject({
      ...params,
      phone: 'Not provided',
      message: `${head}Phone: Not provided\n\nMessage:\nNo additional message provided\n\nSubmitted: 2026-11-20T14:32:05.678Z`,
      subject: 'New AI agent sign-up: Åsa Öberg, Öbergs Rör AB',
    });
  });
});

const endpoint = 'https://mail.example.com/send';
const fetchStub = stubFetch();

describe('sendMail', () => {
  it('posts the body as JSON and accepts an ok response', async () => {
    fetchStub.mockResolvedValue(new Response('OK'));
    await expect(sendMail(endpoint, { subject: 'Hej' })).resolves.toBe(true);
    const [address, init] = fetchStub.mock.calls[0] ?? [];
    expect(address).toBe(endpoint);
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"subject":"Hej"}',
    });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('fails on any other response and logs its text', async () => {
    fetchStub.mockResolvedValue(new Response('The user ID is required', { status: 400 }));
    await expect(sendMail(endpoint, {})).resolves.toBe(false);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('400: The user ID is required'));
  });

  it('fails on a network error, logs it and does not retry', async () => {
    const error = new TypeError('Failed to fetch');
    fetchStub.mockRejectedValue(error);
    await expect(sendMail(endpoint, {})).resolves.toBe(false);
    expect(console.error).toHaveBeenCalledWith(expect.any(String), error);
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('fails if there is no response after 15 seconds', async () => {
    vi.useFakeTimers();
    // Fake timers cannot control the platform's own timer.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const giveUp = new AbortController();
      setTimeout(() => giveUp.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
      return giveUp.signal;
    });
    fetchStub.mockImplementation(neverAnswers);
    const answered = vi.fn();
    void sendMail(endpoint, {}).then(answered);

    await vi.advanceTimersByTimeAsync(14_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith(false);
  });
});

const to = 'hello@example.com';

function read(href: string): { readonly to: string; readonly subject: string; readonly body: string } {
  const [, address = '', subject = '', body = ''] = /^mailto:(.*)\?subject=(.*)&body=(.*)$/.exec(href) ?? [];
  return {
    to: decodeURIComponent(address),
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body),
  };
}

it('a link opens the e-mail with its line breaks', () => {
  const mail = { subject: 'New request: Åsa & Co?', text: 'Name: Åsa + 1\n\n100 % #1 = “ja” 🙂' };
  const { href, isCut } = mailtoOf(mail, to);
  expect(href).toMatch(/^mailto:hello@example\.com\?subject=[^&?#\s+]+&body=[^&?#\s+]+$/);
  expect(read(href)).toEqual({ to, subject: mail.subject, body: mail.text.replaceAll('\n', '\r\n') });
  expect(isCut).toBe(false);
});

it.each(['x', 'å', '🙂', '\n'])('a link contains the start of an e-mail with many %j', (character) => {
  const text = `Name: Åsa\n${character.repeat(5_000)}`;
  const { href, isCut } = mailtoOf({ subject: character.repeat(500).replaceAll('\n', ' '), text }, to);
  expect(href.length).toBeLessThanOrEqual(2_000);
  expect(href.length).toBeGreaterThan(1_980);
  const { body } = read(href);
  expect(body).toMatch(/^Name: Åsa\r\n[^]*…$/);
  expect(text.replaceAll('\n', '\r\n').startsWith(body.slice(0, -1))).toBe(true);
  expect(isCut).toBe(true);
});

it('an address with special characters is one recipient', () => {
  expect(read(mailtoOf({ subject: 's', text: 't' }, 'a&b?c@example.com').href).to).toBe('a&b?c@example.com');
});
