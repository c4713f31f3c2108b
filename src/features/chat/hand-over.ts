import { homeAnchors, withoutLocale } from '../../site/routes.ts';
import { type ChatMessage, truncate } from './chat-state.ts';
import { replyPlainText } from './ReplyText.tsx';

const contactFormHashes: readonly string[] = [`#${homeAnchors.contact}`, `#${homeAnchors.contactForm}`];

/** As much of the conversation as a person needs to continue it. */
const maxQuestions = 5;
const maxLineLength = 300; // characters

/** The visitor's last questions and the last reply, as the start of a message to a person; undefined if nothing was asked. */
export function handOverText(
  messages: readonly ChatMessage[],
  { lead, reply }: { readonly lead: string; readonly reply: string },
): string | undefined {
  const questions = messages.filter(({ role }) => role === 'user').slice(-maxQuestions);
  if (questions.length === 0) return undefined;
  const last = messages.at(-1);
  return [
    lead,
    ...questions.map(({ content }) => `– ${asLine(content)}`),
    ...(last?.role === 'assistant' ? [reply, `– ${asLine(replyPlainText(last.content))}`] : []),
  ].join('\n');
}

function asLine(content: string): string {
  return truncate(content.replace(/\s+/g, ' '), maxLineLength);
}

/** True for a link to the contact form of the home page: other pages may have a heading with the same id. */
export function isContactFormLink(link: Pick<URL, 'origin' | 'pathname' | 'hash'>, origin: string): boolean {
  const path = link.pathname.replace(/(?<=.)\/$/, '');
  return link.origin === origin && withoutLocale(path) === '/' && contactFormHashes.includes(link.hash);
}
