/** What could be better in texts: lengths, characters, typed figures, vendors named wrongly, what is not translated. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { globSync } from 'tinyglobby';
import type { ContentProblem } from '../../content/content-error.ts';
import { textOf } from '../../content/content-files.ts';
import { figureTexts } from '../../content/figures/figures.ts';
import type { Figures } from '../../content/figures/schema.ts';
import type { Site } from '../../content/company/site-schema.ts';
import { fillLanguage, textsByField, untranslated } from '../../content/texts/dictionary-rules.ts';
import { withoutCode } from '../../content/texts/placeholders.ts';
import { textValuesByLocale } from '../../content/texts/text-values.ts';
import type { Strings } from '../../site/format.ts';
import { defaultLocale, languages, type Locale, locales } from '../../site/locales.ts';
import { fullTitle } from '../../layout/tags.ts';
import { vendorIds, vendors } from '../../vendors/analytics.ts';
import { answerWarnings, markdownWarnings } from './check-markdown.ts';
import { type Content, root } from './read-content.ts';

/** Characters that search engines show of a title, and of a description at least and at most; and that a phrase may have. */
const limits = { title: 64, description: { min: 70, max: 170 }, phrase: 32 } as const;

export type Warning = Omit<ContentProblem, 'file'>;

/**
 * Every warning about the texts beside the articles.
 *
 * @param typeface the characters that the typeface of the pages has
 */
export function textWarnings(content: Content, typeface: ReadonlySet<string>): ContentProblem[] {
  const { site, strings, faq } = content;
  const values = textValuesByLocale(content);
  const siteWarnings = [...typingWarnings(site), ...characterWarnings(site, typeface)];
  const ofLanguages = locales.flatMap((locale) => {
    const own = strings[locale];
    const filled = fillLanguage(strings, values, locale);
    const isTranslation = locale !== defaultLocale;
    const english = isTranslation ? untranslated(own, strings[defaultLocale]).fields : [];
    return [
      ...inFile(`content/locales/${locale}.json`, [
        ...typingWarnings(own),
        ...textsByField(own).flatMap(([field, text]) => markdownWarnings(field, text)),
        ...(isTranslation ? translationWarnings(own, strings[defaultLocale]) : []),
        ...quotationWarnings(own, locale).filter(({ field }) => !english.includes(field)),
        ...characterWarnings(own, typeface),
        ...headWarnings(filled, site.brand),
        ...phraseWarnings(filled.hero.rotatingTexts),
        ...foreignVendorWarnings(textsByField(filled), site.analytics),
      ]),
      ...faq[locale].flatMap(({ id, questions }) => {
        const answers = questions.map(
          (each) => [`questions.${each.id}.answer`, each.answerMarkdown] as const,
        );
        return inFile(`content/faq/${id}/${locale}.yaml`, [
          ...foreignVendorWarnings(answers, site.analytics),
          ...questions.flatMap(answerWarnings),
        ]);
      }),
    ];
  });
  return [...inFile('content/site.json', siteWarnings), ...ofLanguages];
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

/** Warnings about one file. */
export function inFile(file: string, warnings: readonly Warning[]): ContentProblem[] {
  return warnings.map((warning) => ({ file, ...warning }));
}

/** Phrases that are so long that the headline reserves an extra line for every phrase. */
export function phraseWarnings(phrases: readonly string[]): Warning[] {
  return phrases.flatMap((phrase, index) =>
    phrase.length > limits.phrase
      ? [
          {
            field: `hero.rotatingTexts.${index}`,
            message: `has ${phrase.length} characters: the headline reserves an extra line for every phrase. Shorten it to ${limits.phrase}.`,
          },
        ]
      : [],
  );
}

/** Quotation marks that the language does not use. */
export function quotationWarnings(tree: unknown, locale: Locale): Warning[] {
  const { label, typography } = languages[locale];
  const [opening, closing] = typography.quotes;
  return textsByField(tree).flatMap(([field, text]) => {
    const quoted = text.match(/[“”„«»]/g)?.find((mark) => mark !== opening && mark !== closing);
    const message = `holds ${quoted}: ${label} puts quotations between ${opening} and ${closing}.`;
    return quoted === undefined ? [] : [{ field, message, quoted }];
  });
}

/** The typeface of the pages: a subset with the characters of their languages (docs/decisions/022). */
const typefaceFile = 'src/styles/schibsted-grotesk.woff2';

/** The characters that the typeface of the pages has. */
export function typefaceCharacters(): ReadonlySet<string> {
  const font = create(readFileSync(join(root, typefaceFile)));
  if (font.isCollection) throw new Error(`${typefaceFile} is a collection of fonts.`);
  return new Set(font.characterSet.map((code) => String.fromCodePoint(code)));
}

/** What the texts of a file hold that the typeface lacks. */
export function characterWarnings(tree: unknown, typeface: ReadonlySet<string>): Warning[] {
  const texts = textsByField(tree).map(([, text]) => text);
  const used = new Set(texts.join('').replace(/[\s\p{Cf}]/gu, ''));
  const lacking = [...used].filter((character) => !typeface.has(character)).toSorted();
  const [quoted] = lacking;
  if (quoted === undefined) return [];
  const named = lacking.map((character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `${character} (U+${code})`;
  });
  const message = `holds what ${typefaceFile} lacks, and browsers show in another typeface: ${named.join(', ')}. docs/decisions/022 says how it was made.`;
  return [{ field: '', message, quoted }];
}

/** Typing slips in the texts of a JSON file. */
export function typingWarnings(tree: object): Warning[] {
  return textsByField(tree).flatMap(([field, text]) => [
    ...straightQuoteWarnings(field, text),
    ...(text !== text.trim() || text.includes('  ')
      ? [{ field, message: 'has a space too many. Remove it.' }]
      : []),
  ]);
}

/** Lengths of what search engines show, wherever a group has a title and a description. */
export function headWarnings(tree: Strings, brand: string): Warning[] {
  const texts = new Map(textsByField(tree));
  return [...texts].flatMap(([field, title]) => {
    const other = field.replace(/title$/, 'description');
    const description = other === field ? undefined : texts.get(other);
    if (description === undefined) return [];
    return [...titleWarnings(field, fullTitle(title, brand)), ...lengthWarnings(other, description)];
  });
}

/** A title that is longer than search engines show. */
export function titleWarnings(field: string, title: string): Warning[] {
  return title.length > limits.title
    ? [{ field, message: tooLong(`“${title}”`, title.length, limits.title) }]
    : [];
}

/** A description that is longer than search engines show, or too short. */
export function lengthWarnings(field: string, text: string): Warning[] {
  const { min, max } = limits.description;
  if (text.length > max) return [{ field, message: tooLong('it', text.length, max) }];
  if (text.length >= min) return [];
  return [
    { field, message: `has ${text.length} characters: search engines have room for ${min} to ${max}.` },
  ];
}

function tooLong(what: string, length: number, max: number): string {
  return `search engines cut ${what}: ${length} characters, and they show ${max}. Shorten it.`;
}

/** The first straight quotation mark or apostrophe of a text, but for its code. */
export function straightQuoteWarnings(field: string, text: string): Warning[] {
  // The title of a link or an image stands in straight ones: that is markdown.
  // HTML has a warning of its own.
  const prose = withoutCode(text)
    .replace(/(\]\([^\s)]+)\s+"[^"]*"\)/g, '$1)')
    .replace(/<[a-z/][^>]*>/gi, '');
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

/** Where the site's sentences stand; the language is the end of each name. */
export const sentenceFiles = ['content/locales/*.json', 'content/blog/*/*.md', 'content/faq/*/*.yaml'];

/** What is not a sentence of the site's own: code, addresses, dates, and how visitors ask. */
const exempt =
  /^```[\s\S]*?^```|`[^`\n]*`|\]\([^)\n]*\)|https?:\S+|\d{4}-\d\d-\d\d|^ *wordings: [|>].*(?:\n {6,}.*|\n(?=\n))*/gm;

/** The language of a file by its name; undefined for one of another language. */
export function languageOfFile(file: string): Locale | undefined {
  return locales.find((each) => file.match(/(\w+)\.\w+$/)?.[1] === each);
}

/** The lines of a file, blank where they are no sentence of the site's own. */
export function sentenceLines(text: string): string[] {
  return text.replaceAll(exempt, (part) => part.replaceAll(/[^\n]/g, ' ')).split('\n');
}

/** `typedFigures` of all files below `folder` that may name figures. */
export function figureWarnings(figures: Figures, folder: string): ContentProblem[] {
  const files = globSync(sentenceFiles, { cwd: folder }).toSorted();
  return files.flatMap((file) => typedFigures(file, textOf(file, folder) ?? '', figures));
}

/**
 * Figures that a text states in digits of its own, though a placeholder would follow content/figures.json: amounts,
 * percentages, ranges, and what is computed from 100 up. Other numbers may mean anything.
 *
 * @param file from the project's root
 * @param text what stands in it
 */
export function typedFigures(file: string, text: string, figures: Figures): ContentProblem[] {
  const locale = languageOfFile(file);
  if (!locale) return [];
  const names = recognisedFigures(figures, locale);
  const digits = [...names.keys()].map((each) => each.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`(?<![\\d–,.])(?:${digits.join('|')})(?![\\d–]|[,.]\\d)`, 'g');
  return sentenceLines(text).flatMap((line, index) =>
    [...line.replaceAll(/[^\S\n]|\u2060/g, ' ').matchAll(pattern)].map(([found]) => {
      const placeholders = (names.get(found) ?? []).map((name) => `{${name}}`).join(' or ');
      const message = `says “${found}”, which content/figures.json decides. Write ${placeholders}, or other words where it means something else.`;
      return { file, field: '', line: index + 1, message };
    }),
  );
}

/** The figures that are recognised by their digits, each with its names. */
function recognisedFigures(figures: Figures, locale: Locale): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, text] of Object.entries(figureTexts(figures, locale))) {
    const hasUnit = /\d/.test(text) && /[^\d\s.,–−]/.test(text);
    const isRange = /\d–\d/.test(text);
    const isComputed = /^(?:rules|example|prices)\./.test(name) && /^\d[\d\s,]{2,}$/.test(text);
    const isNothing = /^\D*0\D*$/.test(text);
    if ((hasUnit || isRange || isComputed) && !isNothing)
      found.set(text, [...(found.get(text) ?? []), name].slice(0, 2));
  }
  return found;
}
