import { lexer, type Token, type Tokens } from 'marked';
import { createContext, Fragment, memo, type ReactNode, useContext } from 'react';
import { plainTextOf, unescapeHtml } from '../../collections/articles/tokens.ts';
import { typeset } from '../../i18n/typeset.ts';
import { PlainText } from './Bubble.tsx';
import { longestReply } from './state.ts';

/** More marks than any good reply has. Unclosed, their number costs the lexer its square: a second for thousands. */
const mostMarks = 300;

/** Lists and quotes nested deeper on one line than in any good reply: thousands exhaust the stack of what shows them. */
const deepNesting = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+|>[ \t]*){11}/m;

/**
 * Reads a reply's markdown.
 *
 * @returns marked's tokens; undefined for what is to be shown as the text it is
 */
function replyTokens(markdown: string): readonly Token[] | undefined {
  const marks = markdown.match(/[[*_~`]/g)?.length ?? 0;
  if (markdown.length > longestReply || marks > mostMarks || deepNesting.test(markdown)) return undefined;
  try {
    return lexer(markdown);
  } catch {
    return undefined; // thousands of nested quotes exhaust the lexer's stack
  }
}

/** A reply as it is read aloud: its words without the signs of its markdown, on one line. */
export function spokenText(markdown: string): string {
  const tokens = replyTokens(markdown);
  return tokens ? plainTextOf(tokens) : markdown.replace(/\s+/g, ' ').trim();
}

interface Props {
  readonly markdown: string;
  /** The site's mail address: the only one that may become a link. */
  readonly email: string;
}

/**
 * A reply's markdown as React nodes: paragraphs, bold, emphasis, lists and links within the site, set like the site's
 * own texts. Whatever else it holds is shown as the text it is, and nothing ever becomes HTML.
 */
export const ReplyText = memo(({ markdown, email }: Props) => {
  const tokens = replyTokens(markdown);
  if (!tokens) return <PlainText text={markdown} />;
  return <OwnEmail value={email}>{nodes(tokens)}</OwnEmail>;
});
ReplyText.displayName = 'ReplyText';

/** For the links, however deep they stand. */
const OwnEmail = createContext('');

function nodes(tokens: readonly Token[]): ReactNode[] {
  return tokens.map((token, index) => <Fragment key={index}>{node(token)}</Fragment>);
}

function node(token: Token): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{nodes(token.tokens ?? [])}</p>;
    case 'strong':
      return <strong>{nodes(token.tokens ?? [])}</strong>;
    case 'em':
      return <em>{nodes(token.tokens ?? [])}</em>;
    case 'list':
      return list(token as Tokens.List);
    case 'link':
      return <ReplyLink {...(token as Tokens.Link)} />;
    case 'text':
      return 'tokens' in token && token.tokens ? nodes(token.tokens) : typeset(unescapeHtml(token.raw));
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'br':
      return <br />;
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return (
        <p>
          <strong>{nodes(token.tokens ?? [])}</strong>
        </p>
      );
    case 'table':
    case 'code':
    case 'blockquote':
    case 'hr':
      return <PlainText text={token.raw.trim()} />;
    case 'html':
      return 'block' in token && token.block ? <PlainText text={token.raw.trim()} /> : token.raw;
    default:
      return token.raw;
  }
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const entries = items.map((item, index) => <li key={index}>{nodes(item.tokens)}</li>);
  return ordered ? <ol start={Number(start) || 1}>{entries}</ol> : <ul>{entries}</ul>;
}

function ReplyLink({ href, tokens }: Tokens.Link) {
  const email = useContext(OwnEmail);
  const label = nodes(tokens);
  return isOwnLink(href, location.origin, email) ? (
    <a className="text-link" href={href}>
      {label}
    </a>
  ) : (
    label
  );
}

/**
 * True for what a reply may link to: pages of this site, and a mail to the site's own address. Judged where
 * the link is rendered, by the parser that the browser follows links with; whatever wrote the reply may have
 * been talked into anything.
 *
 * @param href the link as markdown gives it
 * @param origin the site's, such as `https://example.com`
 * @param email the site's mail address
 */
export function isOwnLink(href: string, origin: string, email: string): boolean {
  if (href.toLowerCase() === `mailto:${email.toLowerCase()}`) return true;
  try {
    const url = new URL(href, origin);
    // A blob: address has the origin of the page that made it.
    return url.origin === origin && /^https?:$/.test(url.protocol);
  } catch {
    return false; // no address at all
  }
}
