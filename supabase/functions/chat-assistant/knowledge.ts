import { z } from 'zod';

const text = z.string().min(1);

const passage = z.object({
  /** The language that the passage is written in. */
  locale: z.enum(['en', 'sv']),
  /** Page and section, such as "About us – How we work". */
  title: text,
  /** Plain text, a paragraph or list item a line. */
  text,
  /** Where it stands on the site, such as `/sv/about` or `/#contact`. */
  href: z.string().startsWith('/'),
});

const sentences = z.object({
  /** Markdown: said when the site has no answer, with the way to a person. */
  unknown: text,
  /** Markdown with `{title}` and `{href}`: names the page that an answer came from. */
  source: text,
});

/** The form of knowledge.json, which scripts/knowledge.ts makes from what the site publishes. */
export const knowledgeSchema = z.object({
  passages: z.array(passage).min(1),
  sentences: z.object({ en: sentences, sv: sentences }),
});

export type Knowledge = z.infer<typeof knowledgeSchema>;
export type Passage = z.infer<typeof passage>;
export type Locale = Passage['locale'];
