import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailParameters } from './mail-request.ts';

/**
 * Fills the template of the contact and launch forms in.
 *
 * @param date when the mail was accepted
 * @returns an RFC 5322 message in UTF-8
 */
export function composeMail(parameters: MailParameters, date: Date): Promise<Buffer> {
  const mail = new MailComposer({
    // The site sends, the visitor gets the reply: a visitor's address as sender would be forged.
    from: { name: oneLine(parameters['from_name']), address: 'website@localhost' },
    replyTo: oneLine(parameters['from_email']) || undefined,
    to: oneLine(parameters['to_email']),
    subject: oneLine(parameters['subject']),
    text: parameters['message']?.replace(/\r?\n/g, '\r\n') ?? '', // RFC 5322: every line ends with CRLF
    textEncoding: 'quoted-printable', // readable in an editor, which base64 is not
    date,
  });
  return mail.compile().build();
}

function oneLine(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}
