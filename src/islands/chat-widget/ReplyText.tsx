import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { isSafeHref } from '../../blog/safe-href.ts';

/**
 * A reply's markdown as React nodes: paragraphs, bold, emphasis, lists and links. Whatever else it
 * holds is shown as the text it is, and nothing ever becomes HTML.
 */
export function ReplyText({ markdown }: { readonly markdown: string }) {
  return <>{nodes(lexer(markdown))}</>;
}

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
      return link(token as Tokens.Link);
    case 'text':
      return 'tokens' in token && token.tokens ? nodes(token.tokens) : token.raw;
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'br':
      return <br />;
    case 'space':
      return null;
    default:
      return token.raw;
  }
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const entries = items.map((item, index) => <li key={index}>{nodes(item.tokens)}</li>);
  return ordered ? <ol start={Number(start) || 1}>{entries}</ol> : <ul>{entries}</ul>;
}

function link({ href, tokens }: Tokens.Link): ReactNode {
  const label = nodes(tokens);
  return isSafeHref(href) ? (
    <a className="text-link" href={href}>
      {label}
    </a>
  ) : (
    label
  );
}
