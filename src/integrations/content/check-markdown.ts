/** Markdown of articles and answers that pages would show differently from what was meant. */

import type { Token } from 'marked';
import type { SourceFile } from '../../content/articles/article.ts';
import { type FrontMatter, readFrontMatter } from '../../content/articles/front-matter.ts';
import { isSafeHref } from '../../content/articles/markdown.ts';
import { type PlacedToken, tokensWithLines } from '../../content/articles/tokens.ts';
import type { FaqQuestion } from '../../content/answers/schema.ts';
import type { ContentProblem } from '../../content/content-error.ts';
import { footnote, type LineFault, slipsInText } from './markdown-slips.ts';

/** A missing title, skipped levels of headings, addresses that lead nowhere, and what readers would see as it is written, by line. */
export function bodyWarnings(file: SourceFile): ContentProblem[] {
  const source = readFrontMatter(file, []);
  if (!source) return [];
  const tokens = tokensWithLines(source.body, source.bodyLine);
  const faults = [...skippedLevels(tokens), ...oddTokens(tokens), ...slipsIn(tokens)]
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, message }) => ({ file: file.path, field: '', line, message }));
  return [...untitled(file, source), ...faults];
}

/** A translated text below the title of another language. */
function untitled({ path }: SourceFile, { body, fields }: FrontMatter): ContentProblem[] {
  if (body === '' || Object.hasOwn(fields ?? {}, 'title')) return [];
  const message = 'this field is missing: readers see the English title above this text. Add it.';
  return [{ file: path, field: 'title', message }];
}

/** HTML, code that nothing closes, and addresses that lead nowhere. */
function oddTokens(tokens: readonly PlacedToken[]): LineFault[] {
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
      : `begins a block of code that nothing closes: readers see all below as code. Write ${fence} on a line of its own at its end.`;
  }
  if (token.type === 'html') {
    const [name] = /<!--|<\/?[\w-]+/.exec(token.raw) ?? [];
    // The start tag of an element has its warning already.
    if (name === undefined || name.startsWith('</')) return undefined;
    return `holds HTML (${name}), which readers see as it is written. Take it out: only markdown is shown.`;
  }
  if (token.type !== 'link') return undefined;
  if (token.raw.startsWith('[^')) return footnote;
  const href = String(token['href']);
  if (!isSafeHref(href))
    return `links to ${href}, which no page may link to. Write an address of https or mailto.`;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(href)) return undefined;
  return /^(?:www\.|[\w-]+\.[a-z]{2,}(?:\/|$))/i.test(href)
    ? `links to ${href}, which lacks its beginning. Write https://${href}.`
    : `links to ${href}, which leads nowhere. An address of the site begins with /, such as /about.`;
}

/** Headings that skip a level. */
function skippedLevels(tokens: readonly PlacedToken[]): LineFault[] {
  const headings = tokens.flatMap(({ token, line }) =>
    token.type === 'heading' ? [{ line, level: Number(token['depth']) }] : [],
  );
  // The highest level in the text is rendered as h2.
  const top = Math.min(...headings.map(({ level }) => level));
  return headings.flatMap(({ line, level }, index) => {
    const from = headings[index - 1]?.level ?? top - 1;
    const message = `skips a level of headings: ${'#'.repeat(level)} comes after ${'#'.repeat(Math.max(from, 1))}. Take one # away.`;
    return level > from + 1 ? [{ line, message }] : [];
  });
}

/** Marks of markdown that are left in the texts of a document. */
function slipsIn(tokens: readonly PlacedToken[]): LineFault[] {
  return tokens.flatMap(({ token, line }) =>
    token.type === 'text' && !('tokens' in token && token.tokens) ? slipsInText(token.raw, line) : [],
  );
}

/** Every warning about marks that are left in an answer. */
export function answerWarnings({
  id,
  question,
  answerMarkdown,
}: FaqQuestion): Omit<ContentProblem, 'file'>[] {
  return [
    ...slipWarnings(`questions.${id}.question`, slipsInText(question)),
    ...slipWarnings(`questions.${id}.answer`, oddTokens(tokensWithLines(answerMarkdown))),
    ...markdownWarnings(`questions.${id}.answer`, answerMarkdown),
  ];
}

/** The marks that are left in a text of which pages may show the markdown. */
export function markdownWarnings(field: string, text: string): Omit<ContentProblem, 'file'>[] {
  return slipWarnings(field, slipsIn(tokensWithLines(text)));
}

/** Each slip of a field once. */
export function slipWarnings(field: string, slips: readonly LineFault[]): Omit<ContentProblem, 'file'>[] {
  return [...new Set(slips.map(({ message }) => message))].map((message) => ({ field, message }));
}
