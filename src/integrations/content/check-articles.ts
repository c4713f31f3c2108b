/** What could be better in articles: lengths, tags, markdown that pages show otherwise than it was meant, and images. */

import { join } from 'node:path';
import type { Token } from 'marked';
import sharp from 'sharp';
import {
  type Article,
  articleFile,
  type ArticleText,
  type SourceFile,
} from '../../collections/articles/article.ts';
import { convertImage } from '../../collections/articles/article-images.ts';
import { type FrontMatter, readFrontMatter } from '../../collections/articles/front-matter.ts';
import { slugOf } from '../../collections/articles/localize.ts';
import { isSafeHref } from '../../collections/articles/markdown.ts';
import type { BlogFiles } from '../../collections/articles/read-articles.ts';
import { type PlacedToken, tokensWithLines } from '../../collections/articles/tokens.ts';
import type { ContentProblem } from '../../collections/content-error.ts';
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import {
  characterWarnings,
  inFile,
  lengthWarnings,
  quotationWarnings,
  straightQuoteWarnings,
  titleWarnings,
  type Warning,
} from './check-texts.ts';

/**
 * Every warning about the texts of articles.
 *
 * @param articles newest first
 * @param texts the files that they were made of
 * @param typeface the characters that the typeface of the pages has
 */
export function articleWarnings(
  articles: readonly Article[],
  texts: readonly SourceFile[],
  typeface: ReadonlySet<string>,
): ContentProblem[] {
  return [
    ...articles.flatMap((article) =>
      locales.flatMap((locale) =>
        inFile(fileOf(article, locale), [
          ...fieldWarnings(article, locale),
          ...quotationWarnings(article[locale], locale),
          ...characterWarnings(article[locale], typeface),
        ]),
      ),
    ),
    ...texts.flatMap(bodyWarnings),
    ...titleTwins(articles),
    ...tagWarnings(articles),
  ];
}

function fileOf({ id }: Article, locale: Locale): string {
  return `content/blog/${id}/${articleFile(locale)}`;
}

/** What could be better in the fields of one language of an article. */
export function fieldWarnings(article: Article, locale: Locale): Warning[] {
  const text: ArticleText = article[locale] ?? {};
  if (text.body === undefined) {
    return [{ field: '', message: 'has no text: the page shows the English one, and says so.' }];
  }
  return [
    ...titleWarnings('title', text.title ?? ''),
    ...(text.excerpt === undefined ? [] : lengthWarnings('excerpt', text.excerpt)),
    ...Object.entries(text).flatMap(([field, value]) =>
      straightQuoteWarnings(field === 'body' ? 'text' : field, [value ?? []].flat().join('\n')),
    ),
  ];
}

/** Titles that an older article has too, in the same language. */
export function titleTwins(articles: readonly Article[]): ContentProblem[] {
  return locales.flatMap((locale) =>
    articles.flatMap((article, index): ContentProblem[] => {
      const title = article[locale]?.title;
      const older = articles.slice(index + 1).find((other) => other[locale]?.title === title);
      if (title === undefined || !older) return [];
      const message = `is the title of ${fileOf(older, locale)} too. Change one.`;
      return [{ file: fileOf(article, locale), field: 'title', message }];
    }),
  );
}

/**
 * Tags of a language that differ in capitals, hyphens, blanks or a plural alone, so that readers find half of the
 * articles under each, or that share an address; named at the newer article.
 *
 * @param articles newest first
 */
export function tagWarnings(articles: readonly Article[]): ContentProblem[] {
  return locales.flatMap((locale) => {
    const firstUses = new Map<string, { readonly tag: string; readonly file: string }>();
    return articles.toReversed().flatMap((article) =>
      (article[locale]?.tags ?? []).flatMap((tag): ContentProblem[] => {
        const file = fileOf(article, locale);
        const letters = slugOf(tag).replaceAll('-', '').replace(/s$/, '');
        const first = firstUses.get(letters) ?? { tag, file };
        firstUses.set(letters, first);
        const isOnePage = locale === defaultLocale && slugOf(tag) === slugOf(first.tag);
        const relation = isOnePage ? 'leads to the page of' : 'is';
        const message =
          file === first.file
            ? `“${tag}” ${relation} “${first.tag}” in the same list. Keep one.`
            : `“${tag}” ${relation} “${first.tag}” in ${first.file}. Write both alike${isOnePage ? ', or rename one' : ''}.`;
        return tag === first.tag ? [] : [{ file, field: 'tags', message }];
      }),
    );
  });
}

/** A missing title, raw HTML, skipped levels of headings, and addresses that lead nowhere, by line. */
export function bodyWarnings(file: SourceFile): ContentProblem[] {
  const source = readFrontMatter(file, []);
  if (!source) return [];
  const tokens = tokensWithLines(source.body, source.bodyLine);
  const odd = tokens.map(({ token, line }) => ({ line, message: tokenMessage(token) }));
  const faults = [...skippedLevels(tokens), ...odd]
    .toSorted((a, b) => a.line - b.line)
    .flatMap(({ line, message }) => (message ? [{ file: file.path, field: '', line, message }] : []));
  return [...untitled(file, source), ...untranslated(file, source), ...faults];
}

/** What is wrong in a line of a file. */
interface LineFault {
  readonly line: number;
  readonly message: string;
}

/** A translated text below the title of another language. */
function untitled({ path }: SourceFile, { body, fields }: FrontMatter): ContentProblem[] {
  if (body === '' || Object.hasOwn(fields ?? {}, 'title')) return [];
  const message = 'this field is missing: readers see the English title above this text. Add it.';
  return [{ file: path, field: 'title', message }];
}

/** A sixth of the words of English prose; another language has next to none of them. */
const englishWords = /(?<![\p{L}\p{N}])(?:the|and|of|with|you|that|this|are)(?![\p{L}\p{N}])/giu;

/** English text in the file of another language. */
function untranslated({ path }: SourceFile, { body }: FrontMatter): ContentProblem[] {
  const isEnglish = (body.match(englishWords) ?? []).length > body.split(/\s+/).length / 12;
  if (!isEnglish || path.endsWith(articleFile(defaultLocale))) return [];
  const message =
    'seems to be English. Translate it, or remove the text: the page then shows the English one, and says so.';
  return [{ file: path, field: 'text', message }];
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
    : `links to ${href}, which leads nowhere. An address of the site begins with /, such as /about.`;
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

/** What the endings of images stand for, by sharp's names: it calls avif heif. */
const decodedFormats: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** The column of an article is 672 pixels wide; an image of fewer looks blurred there. */
const minWidth = 672;

/**
 * What is wrong with the images of articles.
 *
 * @param folder the project's folder
 * @returns files that are not images, which stop the build, and images that are too small
 */
export async function imageFileProblems(
  { images }: BlogFiles,
  folder: string,
): Promise<{ readonly unreadable: ContentProblem[]; readonly small: ContentProblem[] }> {
  const unreadable: ContentProblem[] = [];
  const small: ContentProblem[] = [];
  for (const file of images) {
    const problem = (message: string): ContentProblem => ({ file, field: '', message });
    const image = sharp(join(folder, file));
    const metadata = await image.metadata().catch(() => undefined);
    // Some files begin well and are cut off: only who decodes them sees it.
    const isWhole = await image
      .resize(1)
      .raw()
      .toBuffer()
      .then(Boolean, () => false);
    if (metadata === undefined || !isWhole) {
      unreadable.push(problem('cannot be read as an image. Open it, and save it as jpg or png.'));
    } else if (!decodedFormats.includes(metadata.format)) {
      unreadable.push(
        problem(`holds ${metadata.format.toUpperCase()}, whatever its name says, and ${convertImage}`),
      );
    } else if (metadata.autoOrient.width < minWidth) {
      small.push(
        problem(
          `is ${metadata.autoOrient.width} pixels wide, and articles show images at ${minWidth}: it looks blurred. Put one of ${minWidth} pixels or more in its place.`,
        ),
      );
    }
  }
  return { unreadable, small };
}
