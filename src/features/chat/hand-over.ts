import { homeAnchors, withoutLocale } from '../../site/routes.ts';
import { replyPlainText } from './ReplyText.tsx';
import type { ChatMessage } from './chat-state.ts';

const hashes: readonly string[] = [`#${homeAnchors.contact}`, `#${homeAnchors.contactForm}`];

/** As much of the conversation as a person needs to continue it. */
const maxQuestions = 5;
const shownLength = 300; // characters of each

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
    ...questions.map(({ content }) => `– ${shorten(content)}`),
    ...(last?.role === 'assistant' ? [reply, `– ${shorten(replyPlainText(last.content))}`] : []),
  ].join('\n');
}

function shorten(content: string): string {
  const line = content.replace(/\s+/g, ' ');
  return line.length > shownLength ? `${line.slice(0, shownLength - 1)}…` : line;
}

/** True for a link to the contact form of the home page: other pages may have a heading of the same name. */
export function isLinkToForm(link: Pick<URL, 'origin' | 'pathname' | 'hash'>, origin: string): boolean {
  const path = link.pathname.replace(/(?<=.)\/$/, '');
  return link.origin === origin && withoutLocale(path) === '/' && hashes.includes(link.hash);
}
