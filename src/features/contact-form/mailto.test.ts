import { expect, it } from 'vitest';
import { mailtoOf } from './mailto.ts';

const to = 'hello@example.com';

/** What a mail program reads in the link. */
function read(href: string): { readonly to: string; readonly subject: string; readonly body: string } {
  const [, address = '', subject = '', body = ''] = /^mailto:(.*)\?subject=(.*)&body=(.*)$/.exec(href) ?? [];
  return {
    to: decodeURIComponent(address),
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body),
  };
}

it('a link opens the mail as it is, with the line breaks of mails', () => {
  const mail = { subject: 'New request: Åsa & Co?', text: 'Name: Åsa + 1\n\n100 % #1 = “ja” 🙂' };
  const { href, isCut } = mailtoOf(mail, to);
  expect(href).toMatch(/^mailto:hello@example\.com\?subject=[^&?#\s+]+&body=[^&?#\s+]+$/);
  expect(read(href)).toEqual({ to, subject: mail.subject, body: mail.text.replaceAll('\n', '\r\n') });
  expect(isCut).toBe(false);
});

it.each(['x', 'å', '🙂', '\n'])('of a mail of many %j it holds the beginning', (character) => {
  const text = `Name: Åsa\n${character.repeat(5_000)}`;
  const { href, isCut } = mailtoOf({ subject: character.repeat(500).replaceAll('\n', ' '), text }, to);
  expect(href.length).toBeLessThanOrEqual(2_000);
  expect(href.length).toBeGreaterThan(1_980);
  const { body } = read(href);
  expect(body).toMatch(/^Name: Åsa\r\n[^]*…$/);
  expect(text.replaceAll('\n', '\r\n').startsWith(body.slice(0, -1))).toBe(true);
  expect(isCut).toBe(true);
});

it('an address with characters of addresses is one recipient', () => {
  expect(read(mailtoOf({ subject: 's', text: 't' }, 'a&b?c@example.com').href).to).toBe('a&b?c@example.com');
});
