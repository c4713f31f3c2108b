import type { Locale } from '../../site/locales.ts';
import { builtHref, routes } from '../../site/routes.ts';
import { typeset } from '../../site/typeset.ts';
import { renderMarkdown, sluggerReserving } from '../markdown/render-markdown.ts';
import { plainText, tablesAsLists } from '../markdown/tokens.ts';
import type { FaqQuestion, FaqTopic } from './parse-faq.ts';

export type ShownQuestion = ReturnType<typeof renderFaq>[number]['questions'][number];

/** Renders the topics for their page. @param built the paths of the pages that answers may link to */
export function renderFaq(
  topics: readonly FaqTopic[],
  locale: Locale,
  labels: { readonly table: string; readonly code: string },
  built: ReadonlySet<string>,
) {
  const shownMore = (more: FaqQuestion['more']) => {
    const href = more && builtHref(more.href, locale, routes.faq, built);
    return more && href !== undefined ? { more: { text: typeset(more.text), href } } : {};
  };
  const slugger = sluggerReserving(
    topics.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]),
  );
  const { table: tableLabel, code: codeLabel } = labels;
  return topics.map(({ id, title, questions }) => ({
    id,
    title: typeset(title),
    questions: questions.map(({ more, ...question }) => ({
      id: question.id,
      question: typeset(question.question),
      html: renderMarkdown(question.answer, {
        locale,
        tableLabel,
        codeLabel,
        from: routes.faq,
        slugger,
      }).html,
      text: answerText(question),
      ...shownMore(more),
    })),
  }));
}

/** An answer as plain text on one line, without markdown syntax. */
export function answerText({ answer }: Pick<FaqQuestion, 'answer'>): string {
  return typeset(plainText(tablesAsLists(answer)));
}

/** In characters. A shorter first sentence, such as “Yes.”, is shown with the following one. */
const minAnswerLength = 40;

/** The first sentence of an answer without markdown, and more while the text is very short. */
export function shortAnswer(text: string, locale: Locale): string {
  let short = '';
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    short += segment;
    if (short.trim().length >= minAnswerLength) break;
  }
  return short.trim();
}
