import { z } from 'zod';

const text = z.string().min(1);

const passage = z.object({
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
  /** How people put it. */
  wordings: z.array(z.string()),
});

/** The replies for companies of each size, and how people write the numbers in them: "{n} people". */
const estimates = z.object({
  people: z.array(text),
  calls: z.array(text),
  /** Ids of the answers that an estimate takes the place of. */
  priceAnswers: z.array(text),
  calculationAnswers: z.array(text),
  sizes: z.array(
    z.object({
      from: z.number(),
      to: z.number(),
      /** The range as the language writes it. */
      people: text,
      price: z.object({ id: text, reply: text }),
      /** Money a month: without a call, and for each. `oneOff` is what the project costs. */
      gain: z.object({ base: z.number(), perCall: z.number(), oneOff: z.number() }).optional(),
    }),
  ),
  /** Said to companies of other sizes. */
  outside: text,
  /** In months: a later payback is `slow`. */
  latestPayback: z.number(),
  /** With slots for `calls`, `people`, `net` and `months`. */
  verdicts: z.object({ pays: text, slow: text, never: text }),
});

const language = z.object({
  sentences,
  /** Empty in a language that has no answers. */
  answers: z.array(answer),
  /** Wordings of what the site does not answer, a list for each kind. */
  outOfScope: z.array(z.array(z.string())),
  /** From which log-odds a reply is given (`Ranking` of the classifier); absent where no answer has a question. */
  thresholds: z
    .object({
      /** `answerable`: from it on the likeliest answer is given, with other questions beside it. */
      beside: z.number(),
      /** `right`: from it on the answer stands alone. */
      alone: z.number(),
    })
    .optional(),
  /** Messages that ask for the previous answer in this language, and those that say nothing without it. */
  followUps: z.object({ translation: z.array(text), reference: z.array(text) }),
  estimates: estimates.optional(),
  /** Groups of letters by how usual they are, commonest first, with spaces between them. */
  letters: z.string(),
  /** What the pages and articles say, for a language model. */
  passages: z.array(passage),
});

/** The form of knowledge.json, which tools/assistant/write-knowledge.ts makes from what the site publishes. */
const knowledge = z
  .object({
    /** The site's languages, the default one first. */
    locales: z.array(text).min(1),
    languages: z.record(text, language),
  })
  .refine(({ locales, languages }) => locales.every((locale) => languages[locale]), {
    path: ['languages'],
    error: 'lacks one of "locales"',
  });

/**
 * Checks what knowledge.json holds.
 *
 * @throws when it has another form: a sentence with the first place that is wrong
 */
export function parseKnowledge(data: unknown): Knowledge {
  const result = knowledge.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') || 'the file';
  throw new Error(`knowledge.json: ${place}: ${issue?.message}. Run "npm run knowledge" and deploy again.`);
}

export type Knowledge = z.infer<typeof knowledge>;
export type Language = z.infer<typeof language>;
export type Answer = z.infer<typeof answer>;
export type Estimates = z.infer<typeof estimates>;
export type Passage = z.infer<typeof passage>;
export type Sentences = z.infer<typeof sentences>;
/** A language code of the site, such as `en`. */
export type Locale = string;
