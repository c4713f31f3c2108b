import { z } from 'zod';
import { flag, slugPattern } from '../fields.ts';

/** As YAML has it, without quotation marks. */
export const text = z
  .string('must be text. Put it in "double quotes".')
  .trim()
  .min(1, 'is empty. Write the text.');

/** One line of a block of text is one wording. */
export const wordings = text.transform((block) =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
);

/** Words with spaces or line ends between them. */
export const words = text.transform((block) => block.split(/\s+/));

const more = z.strictObject({
  text,
  href: z
    .string('must be an address such as /about.')
    .startsWith('/', 'must begin with a slash and have no language, such as /about.'),
});

const question = z.strictObject({
  id: text.regex(slugPattern, 'becomes an anchor. Use lower-case words joined by hyphens.'),
  question: text.describe('As the page shows it'),
  answer: text.meta({
    description: 'Markdown, two to four sentences, of which the first one answers',
    format: 'markdown',
  }),
  more: more.optional().describe('A link to where the site says more'),
  featured: flag.default(false).describe('Whether the home page shows it'),
  first: flag.optional().describe('Whether the chat offers it before a featured one'),
  page: flag.optional().describe('false for what the page does not show: the assistant alone knows it'),
  wordings: wordings.meta({ description: 'How visitors ask it, one wording a line', format: 'lines' }),
});

/** `content/faq/<topic>/<language>.yaml`. */
export const topicSchema = z.strictObject({
  title: text,
  questions: z.array(question, 'must be a list of questions.').min(1, 'is empty. Add a question.'),
});

/** A topic as `parseFaq` makes it of a file. */
const topic = z.object({
  id: z.string().describe('Name of the folder, the same in every language; the anchor on the page'),
  title: z.string(),
  questions: z
    .array(
      question.omit({ answer: true, wordings: true }).extend({
        id: z
          .string()
          .describe('Unique over all topics and the same in every language; the anchor on the page'),
        answerMarkdown: z.string().describe('Figures and facts are filled in; links have no language'),
        wordings: z.array(z.string()).readonly().describe('How visitors put it; for the assistant'),
      }),
    )
    .readonly(),
});

/** The answers of a language, as the collection holds them. */
export const answersSchema = z.object({
  topics: z.array(topic).readonly().describe('In the order of the page; none in a language without answers'),
});

export type FaqTopic = Readonly<z.infer<typeof topic>>;
export type FaqQuestion = FaqTopic['questions'][number];
