/** What pages show otherwise than whoever wrote the text of an article has meant. */

import type { Token } from 'marked';
import { articleFile } from '../../collections/articles/article.ts';
import { type FrontMatter, readFrontMatter } from '../../collections/articles/front-matter.ts';
import type { SourceFile } from '../../collections/articles/read-articles.ts';
import { countWords } from '../../collections/articles/localize.ts';
import { defaultLocale } from '../../i18n/locales.ts';
import { article as articleRoute } from '../../i18n/routes.ts';
import { isSafeHref } from '../../collections/articles/markdown.ts';
import { type PlacedToken, tokensWithLines } from '../../collections/articles/tokens.ts';
import type { ContentProblem } from '../../collections/content-error.ts';

/** A missing title, raw HTML, skipped levels of headings, and addresses that lead nowhere, by line. */
export function bodyWarnings(file: SourceFile): ContentProblem[] {
  const source = readFrontMatter(file, []);
  if (!source) return [];
  if (source.body === '' && Object.keys(source.fields ?? {}).length === 0) {
    const message = 'says nothing. Write the translation, or remove the file.';
    return [{ file: file.path, field: '', message }];
  }
  const tokens = tokensWithLines(source.body, source.bodyLine);
  const faults = [...skippedLevels(tokens), ...tokens.flatMap(tokenFault)]
    .toSorted((a, b) => a.line - b.line)
    .map((fault) => ({ file: file.path, field: '', ...fault }));
  return [...untitled(file, source), ...untranslated(file, source), ...faults];
}

/** What is wrong in a line of a file. */
interface LineFault {
  readonly line: number;
  readonly message: string;
}

/** A sixth of the words of English prose; another language has next to none of them. */
const englishWords = /(?<![\p{L}\p{N}])(?:the|and|of|with|you|that|this|are)(?![\p{L}\p{N}])/giu;

/** English text in the file of another language. */
function untranslated({ path }: SourceFile, { body }: FrontMatter): ContentProblem[] {
  if (path.endsWith(articleFile(defaultLocale))) return [];
  const isEnglish = (body.match(englishWords) ?? []).length > countWords(body) / 12;
  const message =
    'seems to be English. Translate it, or remove the text: the page then shows the English one, and says so.';
  return isEnglish ? [{ file: path, field: 'text', message }] : [];
}

/** A translated text below the title of another language. */
function untitled({ path }: SourceFile, { body, fields }: FrontMatter): ContentProblem[] {
  if (body === '' || Object.hasOwn(fields ?? {}, 'title')) return [];
  const message = 'this field is missing: readers see the English title above this text. Add it.';
  return [{ file: path, field: 'title', message }];
}

function tokenFault({ token, line }: PlacedToken): LineFault[] {
  const message = tokenMessage(token);
  return message === undefined ? [] : [{ line, message }];
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
    // The end of an element is told with its beginning.
    if (name === undefined || name.startsWith('</')) return undefined;
    return `holds HTML (${name}), which readers see as it is written. Take it out: articles are markdown.`;
  }
  if (['text', 'link'].includes(token.type) && /\[\^[^\]]+\]/.test(token.raw)) {
    return 'holds a footnote, which pages do not have. Write the note into the text, or as a link.';
  }
  if (token.type === 'text' && /!\[[^\]]*\]\(/.test(token.raw)) {
    return 'holds an image that readers see as it is written. Write ![what it shows](./file.jpg "caption"): the name of the file without spaces, the caption in straight quotation marks.';
  }
  if (token.type === 'text' && /\[[^\]]+\] \((?:[/#]|https?:|mailto:)/.test(token.raw)) {
    return 'holds a link that readers see as it is written. Leave no space between ] and (.';
  }
  if (token.type !== 'link') return undefined;
  const href = String(token['href']);
  if (!isSafeHref(href))
    return `links to ${href}, which no page may link to. Write an address of https or mailto.`;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(href)) return undefined;
  return /^(?:www\.|[\w-]+\.[a-z]{2,}(?:\/|$))/i.test(href)
    ? `links to ${href}, which lacks its beginning. Write https://${href}.`
    : `links to ${href}, which leads nowhere. An address of the site begins with /: write ${addressMeant(href)}.`;
}

/** What somebody may have meant who wrote the place of a file: articles lie in folders beside each other. */
function addressMeant(href: string): string {
  const path = href.replace(/\/?index\.\w+\.md$/, '');
  return path.startsWith('../') ? articleRoute(path.replace(/^[./]+/, '')) : `/${path.replace(/^[./]+/, '')}`;
}

/** Headings that are more than one level below what comes before them. */
function skippedLevels(tokens: readonly PlacedToken[]): LineFault[] {
  const headings = tokens.flatMap(({ token, line }) =>
    token.type === 'heading' ? [{ line, level: Number(token['depth']) }] : [],
  );
  // The highest level that a text uses becomes the page's second, whichever it is.
  const top = Math.min(...headings.map(({ level }) => level));
  return headings.flatMap(({ line, level }, index) => {
    const from = headings[index - 1]?.level ?? top - 1;
    const message = `skips a level of headings: ${'#'.repeat(level)} comes after ${'#'.repeat(Math.max(from, 1))}. Take one # away.`;
    return level > from + 1 ? [{ line, message }] : [];
  });
}
