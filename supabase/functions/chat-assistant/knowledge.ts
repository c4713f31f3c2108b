import { z } from 'zod';

const text = z.string().min(1);

const passage = z.object({
  /** The language that the passage is written in. */
  locale: text,
  /** Page and section, such as "About us – How we work". */
  title: text,
  /** Plain text: a paragraph a line; list items and table rows are lines that begin with "- ". */
  text,
  /** Where it stands on the site, such as `/sv/about` or `/#contact`. */
  href: z.string().startsWith('/'),
});

const sentences = z.object({
  /** Markdown: said when the site has no answer, with the way to a person. */
  unknown: text,
  /** Markdown: said when the question is not understood, before the nearest questions. */
  unsure: text,
  /** Said under an answer that may not be the one asked for, before other questions. */
  alternatives: text,
  /** Markdown with `{title}` and `{href}`: names the page that an answer came from. */
  source: text,
  /** With `{count}`: ends a list that was cut. */
  more: text,
  /** Markdown: which languages the assistant answers in, for those who ask in this one. */
  languages: text,
});

const answer = z.object({
  /** Unique in its language and the same in all. */
  id: text,
  /** Absent for small talk, which is never suggested. */
  question: text.optional(),
  /** Markdown, with the link to where the site says more. */
  reply: text,
  /** Short ways to say it, which are known by heart: a word or two tell a classifier little. */
  exact: z.array(text),
});

/** What a question is compared with; scripts/knowledge/train.ts makes it of the wordings. */
const model = z.object({
  /** Stems, pairs of stems and parts of words, as `featuresOf` gives them, a line each. */
  features: text,
  /** Base64, a byte a feature: how rare it is, in sixteenths of a natural logarithm. */
  rarity: text,
  /** Base64, a signed byte a feature: how much it speaks for (or against) the site's subjects. */
  subject: text,
  /** What one step of `subject` is worth, and where it begins. */
  subjectScale: z.number(),
  subjectBias: z.number(),
  /** Base64: for each feature a byte with their number, then pairs of bytes: the class and its weight. */
  weights: text,
  /** What one step of a weight is worth. */
  weightScale: z.number(),
  /** How many classes there are: the answers in order, then kinds of question that have no answer. */
  classes: z.number().int().positive(),
  /** Logistic regressions over the signals of `rank`: that there is an answer, and that the first is it. */
  answerable: z.array(z.number()),
  right: z.array(z.number()),
  /** From which log-odds a reply is given; docs/decisions/040 says how each is found. */
  thresholds: z.object({
    /** `answerable`: below it the question is not answered. */
    answer: z.number(),
    /** `answerable`: below it no question is near enough to be offered. */
    offer: z.number(),
    /** `right`: from it on the answer stands alone. */
    sure: z.number(),
  }),
});

const language = z.object({
  sentences,
  /** Empty in a language that has no answers; then there is no model either. */
  answers: z.array(answer),
  model: model.optional(),
  /** How much must speak for a passage, as `createPassageSearch` counts it, for it to be quoted. */
  passageThreshold: z.number(),
  /** Groups of letters by how usual they are, commonest first, with spaces between them. */
  letters: z.string(),
});

/** The form of knowledge.json, which scripts/knowledge.ts makes from what the site publishes. */
export const knowledgeSchema = z.object({
  /** The site's languages, the default one first. */
  locales: z.array(text).min(1),
  languages: z.record(text, language),
  passages: z.array(passage),
});

export type Knowledge = z.infer<typeof knowledgeSchema>;
export type Language = z.infer<typeof language>;
export type Answer = z.infer<typeof answer>;
export type Model = z.infer<typeof model>;
export type Passage = z.infer<typeof passage>;
export type Sentences = z.infer<typeof sentences>;
/** A language code of the site, such as `en`. */
export type Locale = string;
