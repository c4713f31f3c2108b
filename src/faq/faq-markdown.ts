import { wholeAddress } from '../blog/article-markdown.ts';
import { withAddresses } from '../blog/markdown-addresses.ts';
import type { Locale } from '../i18n/locales.ts';
import type { FaqTopic } from './parse-faq.ts';

/**
 * All questions and answers of a language as a markdown file, for programs that read.
 *
 * @param title the page's
 * @param url the page's whole address
 */
export function faqMarkdown(topics: readonly FaqTopic[], title: string, url: string, locale: Locale): string {
  const whole = (address: string): string => wholeAddress(address, url, locale);
  const parts = topics.flatMap((topic) => [
    `## ${topic.title}`,
    ...topic.questions.flatMap(({ id, question, answerMarkdown, more }) => [
      `### [${question}](${url}#${id})`,
      withAddresses(answerMarkdown, whole).trim(),
      ...(more ? [`[${more.text}](${whole(more.href)})`] : []),
    ]),
  ]);
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}
