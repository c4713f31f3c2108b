import { describe, expect, it } from 'vitest';
import { composeMail } from './mail-message.ts';

const parameters = {
  to_email: 'hello@nordlys.example',
  from_name: 'Åsa Öberg',
  from_email: 'asa@exempel.se',
  subject: 'Ny förfrågan från Åsa Öberg – Bilverkstaden på hörnet i Ängelholm',
  message: 'Hej!\n\nVi vill ha hjälp: “åäö” ÅÄÖ 🙂\n.\nFrom here on\n' + 'x'.repeat(2000),
};
const date = new Date('2026-01-02T03:04:05Z');

interface Mail {
  readonly raw: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** Reads a message back by the rules of RFC 5322, 2045 and 2047. */
async function read(overrides: Readonly<Record<string, string>> = {}): Promise<Mail> {
  const raw = (await composeMail({ ...parameters, ...overrides }, date)).toString('latin1');
  const [head = '', body = ''] = raw.split(/\r\n\r\n([\s\S]*)/);
  const headers = head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
  return {
    raw,
    headers: new Map(
      headers.map((line) => {
        const [name = '', value = ''] = line.split(/: (.*)/);
        return [name, decodeWords(value)];
      }),
    ),
    text: decodeQuoted(body.replace(/=\r\n/g, '')).replaceAll('\r\n', '\n'),
  };
}

function decodeWords(value: string): string {
  return value
    .replace(/\?= =\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) => decodeQuoted(word.replaceAll('_', ' ')));
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

describe('composeMail', () => {
  it('carries Swedish letters through headers and text', async () => {
    const { headers, text } = await read();
    expect(headers.get('From')).toBe('Åsa Öberg <website@localhost>');
    expect(headers.get('Reply-To')).toBe(parameters.from_email);
    expect(headers.get('To')).toBe(parameters.to_email);
    expect(headers.get('Subject')).toBe(parameters.subject);
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(text.trimEnd()).toBe(parameters.message);
  });

  it('is a message that every mail program reads', async () => {
    const { raw, headers } = await read();
    expect(raw).toMatch(/^[\r\n\x20-\x7e]*$/);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(headers.get('Date')).toBe('Fri, 02 Jan 2026 03:04:05 +0000');
    expect(headers.get('Message-ID')).toMatch(/^<[^@>]+@localhost>$/);
    expect(headers.get('MIME-Version')).toBe('1.0');
  });

  it('lets nobody add headers of their own', async () => {
    const evil = 'Åsa\r\nBcc: victim@exempel.se\r\n\r\nBuy';
    const { headers } = await read({ from_name: evil, from_email: evil, subject: evil, to_email: evil });
    expect([...headers.keys()]).not.toContain('Bcc');
    expect(headers.get('Subject')).toBe('Åsa Bcc: victim@exempel.se Buy');
  });

  it('goes without a reply address when none was given', async () => {
    expect((await read({ from_email: ' ' })).headers.has('Reply-To')).toBe(false);
  });
});
