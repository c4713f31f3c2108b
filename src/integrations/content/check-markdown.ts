/** Markdown in articles and answers that pages would not show as intended. */

import type { Token } from 'marked';
import type { MarkdownFile } from '../../content/articles/front-matter.ts';
import type { ContentProblem, FieldProblem, LineProblem } from '../../content/content-error.ts';
import type { FaqQuestion } from '../../content/faq/parse-faq.ts';
import { isSafeHref } from '../../content/markdown/render-markdown.ts';
import { tokensWithLines, type TokenWithLine } from '../../content/markdown/tokens.ts';

/** A missing title, skipped heading levels, broken addresses, and markdown syntax that readers would see. */
export function bodyWarnings(file: MarkdownFile): ContentProblem[] {
  const tokens = tokensWithLines(file.body, file.bodyLine);
  const problems = [...skippedLevels(tokens), ...suspiciousTokens(tokens), ...leftoverSyntax(tokens)]
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, message }) => ({ file: file.path, field: '', line, message }));
  return [...untitled(file), ...problems];
}

/** A translated text under an untranslated title. */
function untitled({ path, body, fields }: MarkdownFile): ContentProblem[] {
  if (body === '' || Object.hasOwn(fields, 'title')) return [];
  const message = 'this field is missing: readers see the English title above this text. Add it.';
  return [{ file: path, field: 'title', message }];
}

function suspiciousTokens(tokens: readonly TokenWithLine[]): LineProblem[] {
  return tokens.flatMap(({ token, line }) => {
    const message = tokenMessage(token);
    return message ? [{ line, message }] : [];
  });
}

function tokenMessage(token: Token): string | undefined {
  if (token.type === 'code') {
    const [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(token.raw) ?? [];
    const isClosed = !fence || token.raw.trimEnd().split('\n').slice(1).at(-1)?.trim().startsWith(fence);
    return isClosed
      ? undefined
      : `starts a code block that is never closed: everything below it is shown as code. Write ${fence} on a separate line at its end.`;
  }
  if (token.type === 'html') {
    const [name] = /<!--|<\/?[\w-]+/.exec(token.raw) ?? [];
    // The element's start tag already has a warning.
    if (name === undefined || name.startsWith('</')) return undefined;
    return `contains HTML (${name}), which readers would see as code. Remove it, and use markdown.`;
  }
  if (token.type !== 'link') return undefined;
  const href = String(token['href']);
  if (!isSafeHref(href))
    return `links to ${href}, which no page may link to. Write an address of https or mailto.`;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(href)) return undefined;
  return /^(?:www\.|[\w-]+\.[a-z]{2,}(?:\/|$))/i.test(href)
    ? `links to ${href}, which lacks its beginning. Write https://${href}.`
    : `links to ${href}, which is not a valid address. Addresses within the site begin with /, such as /about.`;
}

function skippedLevels(tokens: readonly TokenWithLine[]): LineProblem[] {
  const headings = tokens.flatMap(({ token, line }) =>
    token.type === 'heading' ? [{ line, level: Number(token['depth']) }] : [],
  );
  // The highest level in the text is rendered as h2.
  const top = Math.min(...headings.map(({ level }) => level));
  return headings.flatMap(({ line, level }, index) => {
    const from = headings[index - 1]?.level ?? top - 1;
    const message = `skips a level of headings: ${'#'.repeat(level)} comes after ${'#'.repeat(Math.max(from, 1))}. Remove one #.`;
    return level > from + 1 ? [{ line, message }] : [];
  });
}

function leftoverSyntax(tokens: readonly TokenWithLine[]): LineProblem[] {
  return tokens.flatMap(({ token, line }) =>
    token.type === 'text' && !('tokens' in token && token.tokens)
      ? leftoverSyntaxInText(token.raw, line)
      : [],
  );
}

export function answerWarnings({ id, question, answer }: FaqQuestion): FieldProblem[] {
  const tokens = tokensWithLines(answer);
  return [
    ...warningsOnce(`questions.${id}.question`, leftoverSyntaxInText(question)),
    ...warningsOnce(`questions.${id}.answer`, [...suspiciousTokens(tokens), ...leftoverSyntax(tokens)]),
  ];
}

/** Leftover markdown syntax in a text that pages may render as markdown. */
export function markdownWarnings(field: string, text: string): FieldProblem[] {
  return warningsOnce(field, leftoverSyntax(tokensWithLines(text)));
}

/** Reports each message about a field once. */
export function warningsOnce(field: string, problems: readonly LineProblem[]): FieldProblem[] {
  return [...new Set(problems.map(({ message }) => message))].map((message) => ({ field, message }));
}

interface Leftover {
  readonly pattern: RegExp;
  readonly message: string;
}

const visible = 'which readers would see.';

/** Only the first match on a line counts. */
const leftovers: readonly Leftover[] = [
  {
    pattern: /\]\(/,
    message: `contains the syntax of a link or an image, ${visible} Write [words](/address): an address without spaces, or between < and >, and no curly quotation marks.`,
  },
  {
    pattern: /^##/,
    message: `begins with #, ${visible} Write two to four of them and a space before a heading.`,
  },
  {
    pattern: /\*\*/,
    message: `contains **, ${visible} Write **bold words**, with no space inside the marks and one after them.`,
  },
];

/** The leftover markdown syntax in a text that starts on `firstLine`. */
export function leftoverSyntaxInText(text: string, firstLine = 1): LineProblem[] {
  return text.split('\n').flatMap((line, index): LineProblem[] => {
    const leftover = leftovers.find(({ pattern }) => pattern.test(line));
    return leftover ? [{ line: firstLine + index, message: leftover.message }] : [];
  });
}
