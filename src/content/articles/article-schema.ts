import { z } from 'zod';
import { defaultLocale, type Locale } from '../../site/locales.ts';
import { flag } from '../fields.ts';
import { yamlText } from '../yaml-source.ts';

export const articlesFolder = 'content/blog';

export function articleFile(locale: Locale): string {
  return `index.${locale}.md`;
}

export function articlePath(id: string, locale: Locale): string {
  return `${articlesFolder}/${id}/${articleFile(locale)}`;
}

const title = yamlText('Write the title.');

const excerpt = yamlText('Write one or two sentences.');

const tags = z
  .array(
    z.string('each tag must be text. Put it in "double quotes".').trim().min(1, 'a tag is empty. Remove it.'),
    { error: 'must be a list such as [voice agents, costs].' },
  )
  .min(1, 'is empty. List at least one tag.');

const date = z.iso.date({
  error: ({ code, input }) => {
    if (code === 'invalid_type') return 'must be a date without quotation marks, such as 2025-10-24.';
    return /^\d{4}-\d\d-\d\d[T ]/.test(String(input))
      ? 'contains a time. Write only the date, such as 2025-10-24.'
      : 'is not a date that exists. Write year-month-day, such as 2025-10-24.';
  },
});

/** Files contain the read time as text ("12 min read"). Pages take the number from it, and add the words of their language. */
const readTime = z
  .string('must be text such as 12 min read.')
  .regex(/^[1-9]\d* min read$/, 'is not a read time. Write it as 12 min read, with a whole number.')
  .transform((text) => Number.parseInt(text, 10));

const notFields = 'the lines between --- must be fields, one per line, such as title: My article.';

/** Front matter of an article in the original language, `content/blog/<id>/index.en.md`. */
export const originalFields = z
  .strictObject(
    {
      title,
      excerpt,
      author: yamlText('Write the author’s name.'),
      publishedAt: date,
      updatedAt: date.optional(),
      draft: flag.default(false),
      readTime: readTime.optional(),
      tags,
      featured: flag.default(false),
    },
    notFields,
  )
  .refine(({ publishedAt, updatedAt = publishedAt }) => updatedAt >= publishedAt, {
    path: ['updatedAt'],
    error: 'is before publishedAt. Correct one of the two dates.',
  });

/** Front matter of a translation, such as `content/blog/<id>/index.sv.md`: only the fields that differ in that language. */
export const translatedFields = z.strictObject(
  {
    title: title.optional(),
    excerpt: excerpt.optional(),
    tags: tags.optional(),
  },
  notFields,
);

/** The texts of an article in one language; undefined if a translation lacks them. */
export interface ArticleText {
  readonly title?: string | undefined;
  readonly excerpt?: string | undefined;
  /** In the order of the original. */
  readonly tags?: readonly string[] | undefined;
  /** Markdown with facts and figures filled in. */
  readonly body?: string | undefined;
}

export interface Article extends Readonly<Partial<Record<Locale, ArticleText>>> {
  /** Name of the folder, and last part of the address. */
  readonly id: string;
  readonly author: string;
  /** Day, such as 2025-10-24. */
  readonly publishedAt: string;
  readonly updatedAt?: string | undefined;
  /** True if the article is shown only in development. */
  readonly draft: boolean;
  /** As the author states it; calculated if omitted. */
  readonly readMinutes?: number | undefined;
  readonly featured: boolean;
  readonly [defaultLocale]: Readonly<Required<ArticleText>>;
}
