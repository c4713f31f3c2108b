import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, memo, type ReactNode } from 'react';
import { isSafeHref } from '../../blog/safe-href.ts';

/** Longer than any good reply; markdown of this length can take the lexer seconds. */
const longestMarkdown = 6_000; // characters

/**
 * A reply's markdown as React nodes: paragraphs, bold, emphasis, lists and links. Whatever else it
 * holds is shown as the text it is, and nothing ever becomes HTML.
 */
export const ReplyText = memo(({ markdown }: { readonly markdown: string }) => {
  const tokens = read(markdown);
  return tokens ? <>{nodes(tokens)}</> : <PlainText text={markdown} />;
});
ReplyText.displayName = 'ReplyText';

function read(markdown: string): readonly Token[] | undefined {
  if (markdown.length > longestMarkdown) return undefined;
  try {
    return lexer(markdown);
  } catch {
    return undefined; // thousands of nested quotes exhaust the lexer's stack
  }
}

function PlainText({ text }: { readonly text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
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
      return 'tokens' in token && token.tokens ? nodes(token.tokens) : decoded(token.raw);
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

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/** Text with the entities that models write. */
function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);
}
