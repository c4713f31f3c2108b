import { z } from 'zod';

const text = z.string().min(1);

const passage = z.object({
  /** The language that the passage is written in. */
  locale: z.enum(['en', 'sv']),
  /** Page and section, such as "About us – How we work". */
  title: text,
  /** What stands right above the passage: the section's own heading, or the page's. */
  heading: text,
  /** Plain text: a paragraph a line; list items and table rows are lines that begin with "- ". */
  text,
  /** What people ask when they mean this passage: helps to find it, is never said. */
  asked: z.array(text),
  /** Where it stands on the site, such as `/sv/about` or `/#contact`. */
  href: z.string().startsWith('/'),
  /** How much it counts against an equally good passage; 1 is usual. */
  weight: z.number().positive(),
});

const words = z.object({
  /** Words that people put around a question and that say nothing of its subject. */
  ignored: z.array(text),
  /** What people say for what the site calls otherwise; single words or expressions. */
  synonyms: z.array(z.object({ said: z.array(text).min(1), meant: z.array(text).min(1) })),
  /** What people ask for and the site does not say, though it uses the words for something else. */
  unpublished: z.array(text),
});

const sentences = z.object({
  /** Markdown: said when the site has no answer, with the way to a person. */
  unknown: text,
  /** Markdown with `{title}` and `{href}`: names the page that an answer came from. */
  source: text,
  greeting: text,
  thanks: text,
  goodbye: text,
  /** Answers "who are you", "are you a robot" and "what can you do". */
  whoAreYou: text,
  /** Markdown: said to who asks for a person, with the ways to one. */
  human: text,
});

/** The form of knowledge.json, which scripts/knowledge.ts makes from what the site publishes. */
export const knowledgeSchema = z.object({
  passages: z.array(passage).min(1),
  words: z.object({ en: words, sv: words }),
  sentences: z.object({ en: sentences, sv: sentences }),
});

export type Knowledge = z.infer<typeof knowledgeSchema>;
export type Passage = z.infer<typeof passage>;
export type Words = z.infer<typeof words>;
export type Locale = Passage['locale'];
