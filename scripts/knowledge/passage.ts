import type { Passage } from '../../supabase/functions/chat-assistant/knowledge.ts';

/**
 * What kind of page a passage stands on, and how it weighs against an equally good one. What the
 * agency says of itself is the first answer to a buyer; what was true in an earlier year, and legal
 * text, come after; the opening of an article names all that the sections tell. Found with `npm run eval`.
 */
const weights = { page: 1.25, article: 1, earlier: 0.7, legal: 0.7, opening: 0.5 } as const;

/** A list of questions speaks of much and answers nothing. */
const questionsWeight = 0.6;

export type PassageKind = keyof typeof weights;

export interface PassageParts {
  readonly locale: Passage['locale'];
  /** The page, then the section within it. */
  readonly titles: readonly string[];
  /** Plain paragraphs, and list items that begin with "- ". */
  readonly texts: readonly string[];
  readonly href: string;
  readonly kind: PassageKind;
}

/** Puts a passage together: "Page – Section", and a paragraph or list item a line. */
export function passage({ locale, titles, texts, href, kind }: PassageParts): Passage {
  return {
    locale,
    title: titles.join(' – '),
    heading: titles.at(-1) ?? '',
    text: texts.join('\n'),
    asked: [],
    href,
    weight: weights[kind] * (isMostlyQuestions(texts) ? questionsWeight : 1),
  };
}

function isMostlyQuestions(texts: readonly string[]): boolean {
  return texts.filter((text) => text.endsWith('?')).length > texts.length / 2;
}
