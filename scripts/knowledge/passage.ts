import type { Passage } from '../../supabase/functions/chat-assistant/knowledge.ts';

export interface PassageParts {
  readonly locale: Passage['locale'];
  /** The page, then the section within it. */
  readonly titles: readonly string[];
  /** Plain paragraphs, and list items that begin with "- ". */
  readonly texts: readonly string[];
  readonly href: string;
}

/** Puts a passage together: "Page – Section", and a paragraph or list item a line. */
export function passage({ locale, titles, texts, href }: PassageParts): Passage {
  return { locale, title: titles.join(' – '), text: texts.join('\n'), href };
}
