/**
 * Texts of pages, answers and articles: missing ones, missing translations, leftover markdown, tags that
 * differ only in punctuation.
 */

import { type Article, articlePath, type ArticleText } from '../../content/articles/article-schema.ts';
import type { MarkdownFile } from '../../content/articles/front-matter.ts';
import { slugOf } from '../../content/articles/localize.ts';
import type { ContentProblem, FieldProblem } from '../../content/content-error.ts';
import { textAt } from '../../content/fields.ts';
import type { Content } from '../../content/load-content.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { pageTextFields } from '../../content/texts/page-texts.ts';
import { textsByField } from '../../content/texts/placeholders.ts';
import { fieldNames, isRequired } from '../../features/contact-form/form-fields.ts';
import type { TextTree } from '../../site/format.ts';
import { type ByLocale, defaultLocale, type Locale, locales } from '../../site/locales.ts';
import { type PageName, routes } from '../../site/routes.ts';
import {
  answerWarnings,
  bodyWarnings,
  leftoverSyntaxInText,
  markdownWarnings,
  warningsOnce,
} from './check-markdown.ts';

export function textWarnings(content: Content): ContentProblem[] {
  const { rawTexts, faq } = content;
  return locales.flatMap((locale) => {
    const texts = rawTexts[locale];
    return [
      ...inFile(`content/locales/${locale}.json`, [
        ...textsByField(texts).flatMap(([field, text]) => markdownWarnings(field, text)),
        ...(locale === defaultLocale ? [] : translationWarnings(texts, rawTexts[defaultLocale])),
      ]),
      ...faq[locale].flatMap(({ id, questions }) =>
        inFile(`content/faq/${id}/${locale}.yaml`, questions.flatMap(answerWarnings)),
      ),
    ];
  });
}

/** The sentences that are English in another language. Texts of three words may be the same in both. */
export function translationWarnings(strings: TextTree, english: TextTree): FieldProblem[] {
  const translated = new Map(textsByField(strings));
  return textsByField(english)
    .filter(([field, text]) => translated.get(field) === text && text.split(/\s+/).length > 3)
    .map(([field]) => ({ field, message: 'is English. Translate it.' }));
}

function inFile(file: string, warnings: readonly FieldProblem[]): ContentProblem[] {
  return warnings.map((warning) => ({ file, ...warning }));
}

/** The locale file fields needed for each form field and each page. */
const requiredFields = [
  ...fieldNames.flatMap((name) => [
    `contact.form.${name}`,
    `contact.form.errors.tooLong.${name}`,
    ...(isRequired(name) ? [`contact.form.errors.${name}`] : []),
  ]),
  ...(Object.keys(routes) as PageName[]).flatMap((name) => {
    const { meta, title } = pageTextFields(name);
    return [...new Set([`${meta}.title`, `${meta}.description`, title])];
  }),
];

/** Texts that the code needs and no locale file has, such as the label of a new form field. */
export function missingTexts(strings: Partial<ByLocale<Dictionary>>): ContentProblem[] {
  return locales.flatMap((locale) => {
    const tree = strings[locale];
    const missing = tree ? requiredFields.filter((field) => !textAt(tree, field)?.trim()) : [];
    const file = `content/locales/${locale}.json`;
    return missing.map((field) => ({ file, field, message: 'this field is missing. Add it.' }));
  });
}

export function articleWarnings(
  articles: readonly Article[],
  files: readonly MarkdownFile[],
): ContentProblem[] {
  return [
    ...articles.flatMap((article) =>
      locales.flatMap((locale) => inFile(articlePath(article.id, locale), fieldWarnings(article, locale))),
    ),
    ...files.flatMap(bodyWarnings),
    ...tagWarnings(articles),
  ];
}

export function fieldWarnings(article: Article, locale: Locale): FieldProblem[] {
  const text: ArticleText = article[locale] ?? {};
  if (text.body === undefined) {
    return [{ field: '', message: 'has no text: the page shows the English one, and says so.' }];
  }
  return Object.entries(text).flatMap(([field, value]) =>
    field === 'body' ? [] : warningsOnce(field, leftoverSyntaxInText([value ?? []].flat().join('\n'))),
  );
}

/** Tags of a language that differ only in punctuation or capitals, so that each lists only some of the articles. */
export function tagWarnings(articles: readonly Article[]): ContentProblem[] {
  return locales.flatMap((locale) => {
    const firstUses = new Map<string, { readonly tag: string; readonly file: string }>();
    return articles.toReversed().flatMap((article) =>
      (article[locale]?.tags ?? []).flatMap((tag): ContentProblem[] => {
        const file = articlePath(article.id, locale);
        const letters = slugOf(tag).replaceAll('-', '');
        const first = firstUses.get(letters) ?? { tag, file };
        firstUses.set(letters, first);
        const message = `“${tag}” is “${first.tag}” in ${first.file}. Write both alike.`;
        return tag === first.tag ? [] : [{ file, field: 'tags', message }];
      }),
    );
  });
}
