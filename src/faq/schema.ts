import { z } from 'zod';

const text = z.string('must be text.').trim().min(1, 'is empty. Write the text.');

/** One line of a block of text is one wording. */
const wordings = text.transform((block) =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
);

const question = z.strictObject({
  id: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'becomes an anchor. Use lower-case words joined by hyphens.'),
  question: text.describe('As the page shows it'),
  answer: text.meta({
    description: 'Markdown, two to four sentences, of which the first one answers',
    format: 'markdown',
  }),
  more: z
    .strictObject({
      text,
      href: z
        .string('must be an address such as /about.')
        .startsWith('/', 'must begin with a slash and have no language, such as /about.'),
    })
    .optional()
    .describe('A link to where the site says more'),
  featured: z.boolean('must be true or false.').default(false).describe('Whether the home page shows it'),
  first: z
    .boolean('must be true or false.')
    .optional()
    .describe('Whether the chat offers it before a featured one'),
  wordings: wordings.meta({ description: 'How visitors ask it, one wording a line', format: 'lines' }),
});

/** `content/faq/<topic>/<language>.yaml`. */
export const topicSchema = z.strictObject({
  title: text,
  questions: z.array(question, 'must be a list of questions.').min(1, 'is empty. Add a question.'),
});
