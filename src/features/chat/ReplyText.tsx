import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, memo, type ReactNode } from 'react';
import { plainTextOf } from '../../content/markdown/tokens.ts';
import { unescapeHtml } from '../../site/escape-html.ts';
import { typeset } from '../../site/typeset.ts';
import { maxReplyLength } from './chat-state.ts';

/** More than any good reply contains. The lexer is quadratic in unclosed markers: thousands take a second. */
const maxMarkers = 300;

/** More than ten nested markers on one line: thousands would overflow React's stack. */
const deepNesting = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+|>[ \t]*){11}/m;

/** marked's tokens; undefined if the reply must be shown as plain text. */
function replyTokens(markdown: string): readonly Token[] | undefined {
  const markers = markdown.match(/[[*_~`]/g)?.length ?? 0;
  if (markdown.length > maxReplyLength || markers > maxMarkers || deepNesting.test(markdown))
    return undefined;
  try {
    return lexer(markdown);
  } catch {
    return undefined; // thousands of nested quotes overflow the lexer's stack
  }
}

/** A reply as plain text on one line, without markdown syntax. */
export function replyPlainText(markdown: string): string {
  const tokens = replyTokens(markdown);
  return tokens ? plainTextOf(tokens) : markdown.replace(/\s+/g, ' ').trim();
}

interface Props {
  readonly markdown: string;
  /** The site's mail address: the only one that may become a link. */
  readonly email: string;
}

/** A reply's markdown as React nodes: paragraphs, lists, links and emphasis. The rest is shown as text, since nothing may become HTML. */
export const ReplyText = memo(({ markdown, email }: Props) => {
  const tokens = replyTokens(markdown);
  if (!tokens) return <PlainText text={markdown} />;
  return nodes(tokens, email);
});
ReplyText.displayName = 'ReplyText';

function nodes(tokens: readonly Token[], email: string): ReactNode[] {
  return tokens.map((token, index) => <Fragment key={index}>{node(token, email)}</Fragment>);
}

function node(token: Token, email: string): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{nodes(token.tokens ?? [], email)}</p>;
    case 'strong':
      return <strong>{nodes(token.tokens ?? [], email)}</strong>;
    case 'em':
      return <em>{nodes(token.tokens ?? [], email)}</em>;
    case 'list':
      return list(token as Tokens.List, email);
    case 'link':
      return link(token as Tokens.Link, email);
    case 'text':
      return 'tokens' in token && token.tokens
        ? nodes(token.tokens, email)
        : keepLabelsWithValues(typeset(unescapeHtml(token.raw)));
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
          <strong>{nodes(token.tokens ?? [], email)}</strong>
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

/** Matches where another sentence starts with a label, as in "Set-up: SEK 15,000. Per month: SEK 1,500." */
const nextLabel = /(?<=\.) (?=[^.:]{1,30}: )/;

/** Keeps labels on the same line as their values, if there is room. */
function keepLabelsWithValues(text: string): ReactNode {
  const all = text.split(nextLabel);
  if (all.length === 1) return text;
  return (
    <>
      {/^\s*/.exec(text)}
      {all.map((pair, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className="inline-block">{pair.trim()}</span>
        </Fragment>
      ))}
      {/\s*$/.exec(text)}
    </>
  );
}

function list({ ordered, start, items }: Tokens.List, email: string): ReactNode {
  const entries = items.map((item, index) => <li key={index}>{nodes(item.tokens, email)}</li>);
  return ordered ? <ol start={Number(start) || 1}>{entries}</ol> : <ul>{entries}</ul>;
}

function link({ href, tokens }: Tokens.Link, email: string): ReactNode {
  const label = nodes(tokens, email);
  return isOwnLink(href, email) ? (
    <a className="text-link" href={href}>
      {label}
    </a>
  ) : (
    label
  );
}

/** Checked when the link is rendered, with the browser's own parser: the model may have been prompted to link elsewhere. */
function isOwnLink(href: string, email: string): boolean {
  if (href.toLowerCase() === `mailto:${email.toLowerCase()}`) return true;
  try {
    const url = new URL(href, location.origin);
    // A blob: address has the origin of the page that made it.
    return url.origin === location.origin && /^https?:$/.test(url.protocol);
  } catch {
    return false; // not an address
  }
}

export function PlainText({ text }: { readonly text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
}
