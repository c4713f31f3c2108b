import type { FormMail } from '../../vendors/emailjs.ts';

/** Windows hands no longer address to a mail program. */
const maxLength = 2_000; // characters
const maxSubjectLength = 500;

/**
 * A mail as a link that opens it in the visitor's own mail program.
 *
 * @param to where it goes
 * @returns the link's address, and whether it holds only the beginning of the text
 */
export function mailtoOf({ subject, text }: Pick<FormMail, 'subject' | 'text'>, to: string) {
  const head = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encode(subject, maxSubjectLength).encoded}&body=`;
  const { encoded, isCut } = encode(text, maxLength - head.length);
  return { href: head + encoded, isCut };
}

const ellipsis = encodeURIComponent('…');

/** As much of a text as `limit` characters of an address hold, with an ellipsis for the rest. */
function encode(text: string, limit: number): { readonly encoded: string; readonly isCut: boolean } {
  // A mail has its line breaks of two characters.
  const whole = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  if (whole.length <= limit) return { encoded: whole, isCut: false };
  let encoded = '';
  for (const character of text) {
    const next = encodeURIComponent(character === '\n' ? '\r\n' : character);
    if (encoded.length + next.length + ellipsis.length > limit) break;
    encoded += next;
  }
  return { encoded: encoded + ellipsis, isCut: true };
}
