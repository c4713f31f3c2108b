/** What the chat needs once something is asked, in one file: `load-reply-code.ts` fetches it. */

export { ask } from './ask.ts';
export { spokenText } from './reply-markdown.ts';
export { ReplyText } from './ReplyText.tsx';
