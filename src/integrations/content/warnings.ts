/** What does not break the site but should be better: lengths, characters, dead links, vendors named wrongly. */

import { type Article, articleFile, type ArticleText } from '../../collections/articles/article.ts';
import { countWords, minutesToRead } from '../../collections/articles/localize.ts';
import { fullTitle } from '../../seo/head/tags.ts';
import type { Strings } from '../../i18n/format.ts';
import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import { fillTexts } from '../../collections/texts/placeholders.ts';
import { textValues } from '../../collections/texts/text-values.ts';
import type { ContentProblem } from '../../collections/content-error.ts';
import { bodyWarnings } from './body-warnings.ts';
import { quotationWarning, typefaceWarning } from './characters.ts';
import { linkWarnings } from './links.ts';
import type { Content } from './read-content.ts';
import { twinWarnings } from './twin-warnings.ts';
import { textsOf, untranslated } from '../../collections/texts/dictionary-rules.ts';
import { vendorIds, vendors } from '../../services/analytics/vendors.ts';
import type { Site } from '../../collections/owner/schema.ts';

/** Characters that search engines show of a title, and of a description at least and at most; and that a phrase may have. */
const limits = { title: 64, description: { least: 70, most: 170 }, phrase: 32 } as const;

export type Warning = Omit<ContentProblem, 'file'>;

/** Every warning about `content/`, in the order of its files. */
export function contentWarnings(content: Content): ContentProblem[] {
  const { site, strings, articles, blog, faq, typeface } = content;
  return [
    ...inFile('content/site.json', [...textWarnings(site), ...characterWarnings(site, typeface)]),
    ...locales.flatMap((locale) => {
      const filled = fillTexts(strings[locale], textValues(content, locale));
      const { fields } = untranslated(strings[locale], strings[defaultLocale]);
      const isEnglish = (field: string) => locale !== defaultLocale && fields.includes(field);
      return inFile(`content/locales/${locale}.json`, [
        ...textWarnings(strings[locale]),
        ...(locale === defaultLocale ? [] : translationWarnings(strings[locale], strings[defaultLocale])),
        ...quotationWarnings(strings[locale], locale).filter(({ field }) => !isEnglish(field)),
        ...characterWarnings(strings[locale], typeface),
        ...headWarnings(filled, site.brand),
        ...phraseWarnings(filled.hero.rotatingTexts),
        ...foreignVendorWarnings(textsOf(filled), site.analytics),
        ...analyticsWarnings(textsOf(strings[locale]), site.analytics),
      ]);
    }),
    ...articles.flatMap((article) => warningsOfArticle(article, typeface)),
    ...blog.texts.flatMap(bodyWarnings),
    ...twinWarnings(articles),
    ...locales.flatMap((locale) =>
      faq[locale].flatMap(({ id: topic, questions }) =>
        inFile(
          `content/faq/${topic}/${locale}.yaml`,
          foreignVendorWarnings(
            questions.map(
              ({ answerMarkdown }, index) => [`questions.${index}.answer`, answerMarkdown] as const,
            ),
            site.analytics,
          ),
        ),
      ),
    ),
    ...linkWarnings(content),
  ];
}

/** How much of a language is still English, by groups of texts. */
export function translationWarnings(strings: Strings, english: Strings): Warning[] {
  const { fields, of } = untranslated(strings, english);
  if (fields.length === 0) return [];
  const groups = new Map<string, number>();
  for (const [group = ''] of fields.map((field) => field.split('.'))) {
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  const counts = [...groups].map(([group, count]) => `${group} (${count})`).join(', ');
  const message = `${fields.length} of ${of} sentences are the English ones, and pages show them so. Translate ${counts}.`;
  return [{ field: '', message }];
}

function warningsOfArticle(article: Article, typeface: ReadonlySet<string>): ContentProblem[] {
  return locales.flatMap((locale) =>
    inFile(`content/blog/${article.id}/${articleFile(locale)}`, [
      ...articleWarnings(article, locale),
      ...quotationWarnings(article[locale], locale),
      ...characterWarnings(article[locale], typeface),
    ]),
  );
}

function inFile(file: string, warnings: readonly Warning[]): ContentProblem[] {
  return warnings.map((warning) => ({ file, ...warning }));
}

/** Phrases of the headline that are so long that it keeps room for them under all others. */
export function phraseWarnings(phrases: readonly string[]): Warning[] {
  return phrases.flatMap((phrase, index) =>
    phrase.length > limits.phrase
      ? [
          {
            field: `hero.rotatingTexts.${index}`,
            message: `has ${phrase.length} characters: the headline keeps its room free under all other phrases. Shorten it to ${limits.phrase}.`,
          },
        ]
      : [],
  );
}

function quotationWarnings(tree: unknown, locale: Locale): Warning[] {
  return textsOf(tree).flatMap(([field, text]) => {
    const warning = quotationWarning(text, locale);
    return warning ? [{ field, ...warning }] : [];
  });
}

function characterWarnings(tree: unknown, typeface: ReadonlySet<string>): Warning[] {
  const warning = typefaceWarning(
    textsOf(tree).map(([, text]) => text),
    typeface,
  );
  return warning ? [{ field: '', ...warning }] : [];
}

/** Typing slips in the texts of a JSON file. */
export function textWarnings(tree: Strings | object): Warning[] {
  return textsOf(tree).flatMap(([field, text]) => [
    ...quoteWarnings(field, text),
    ...(text !== text.trim() || text.includes('  ')
      ? [{ field, message: 'has a space too many. Remove it.' }]
      : []),
  ]);
}

/** Lengths of what search engines show, wherever a group has a title and a description, and twins. */
export function headWarnings(tree: Strings, brand: string): Warning[] {
  const heads = headsOf(tree);
  return heads.flatMap(({ field, title, description }, index) => {
    const whole = fullTitle(title, brand);
    const twin = heads.slice(0, index).find((other) => other.title === title);
    return [
      ...(whole.length > limits.title
        ? [{ field: `${field}.title`, message: tooLong(`“${whole}”`, whole.length, limits.title) }]
        : []),
      ...(twin
        ? [{ field: `${field}.title`, message: `is the title of ${twin.field} too. Change one.` }]
        : []),
      ...lengthWarnings(`${field}.description`, description),
    ];
  });
}

/** What could be better in one language of an article. */
export function articleWarnings(article: Article, locale: Locale): Warning[] {
  const text: ArticleText = article[locale] ?? {};
  if (text.body === undefined) {
    return [{ field: '', message: 'has no text: the page shows the English one, and says so.' }];
  }
  const title = text.title ?? '';
  return [
    ...(title.length > limits.title
      ? [{ field: 'title', message: tooLong('it', title.length, limits.title) }]
      : []),
    ...(text.excerpt === undefined ? [] : lengthWarnings('excerpt', text.excerpt)),
    ...readTimeWarnings(text.body, article.readMinutes),
    ...Object.entries(text).flatMap(([field, value]) =>
      quoteWarnings(field === 'body' ? 'text' : field, [value ?? []].flat().join('\n')),
    ),
  ];
}

/** A given read time is told when it is off by a third, or by a minute where that is more. */
function readTimeWarnings(body: string, given: number | undefined): Warning[] {
  const words = countWords(body);
  const counted = minutesToRead(words);
  if (given === undefined || Math.abs(given - counted) <= Math.max(1, counted / 3)) return [];
  const message = `says ${given} min read; ${words} words take ${counted}. Correct it, or leave it out: it is counted.`;
  return [{ field: 'readTime', message }];
}

function headsOf(
  tree: Strings,
  field = '',
): { readonly field: string; readonly title: string; readonly description: string }[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const { title, description } = tree as Readonly<Record<string, Strings>>;
  const own =
    typeof title === 'string' && typeof description === 'string' ? [{ field, title, description }] : [];
  const parts = Object.entries(tree).flatMap(([key, value]) =>
    headsOf(value, field ? `${field}.${key}` : key),
  );
  return [...own, ...parts];
}

function lengthWarnings(field: string, text: string): Warning[] {
  const { least, most } = limits.description;
  if (text.length > most) return [{ field, message: tooLong('it', text.length, most) }];
  if (text.length >= least) return [];
  return [
    { field, message: `has ${text.length} characters: search engines have room for ${least} to ${most}.` },
  ];
}

function tooLong(what: string, length: number, most: number): string {
  return `search engines cut ${what}: ${length} characters, and they show ${most}. Shorten it.`;
}

function quoteWarnings(field: string, text: string): Warning[] {
  // The title of a link or an image stands in straight ones: that is markdown.
  // HTML is told by itself.
  const prose = text.replace(/(\]\([^\s)]+)\s+"[^"]*"\)/g, '$1)').replace(/<[a-z/][^>]*>/gi, '');
  const [found] = /.{0,12}['"].{0,12}/.exec(prose) ?? [];
  if (found === undefined) return [];
  const message = `has a straight quotation mark or apostrophe (${found}). Write a curly one.`;
  return [{ field, message, quoted: found }];
}

/** A text with its field. */
type FieldText = readonly [field: string, text: string];

/** Texts that name a vendor which content/site.json does not. */
export function foreignVendorWarnings(texts: readonly FieldText[], used: Site['analytics']): Warning[] {
  const foreign = vendorIds.filter((id) => !used.includes(id)).map((id) => vendors[id].name);
  return texts.flatMap(([field, text]) => {
    // Shown only for the vendor whose they are.
    if (field.startsWith('privacy.analytics.')) return [];
    const names = foreign.filter((name) => text.includes(name));
    const message = `names ${names.join(' and ')}, which content/site.json does not. Change one.`;
    return names.length > 0 ? [{ field, message }] : [];
  });
}

/** Texts that list the analytics by `{analytics}` where there are none, but for those that are then not shown. */
export function analyticsWarnings(texts: readonly FieldText[], used: Site['analytics']): Warning[] {
  return texts
    .filter(
      ([field, text]) =>
        used.length === 0 && text.includes('{analytics}') && !/\.withAnalytics\./.test(field),
    )
    .map(([field]) => ({
      field,
      message: 'writes {analytics}, but “analytics” of content/site.json is empty. Take the sentence out.',
    }));
}
