import type { AnswerProvider } from './answer-provider.ts';
import { figureFor } from './figures.ts';
import type { Knowledge, Passage } from './knowledge.ts';
import { escapeMarkdown } from './markdown.ts';
import { quote } from './quote.ts';
import type { Retrieve } from './retrieval.ts';

/**
 * Answers with what the site itself says: a few sentences of the best passage and a link to its
 * page, or, when nothing fits, that it does not know and how to reach a person.
 */
export function siteAnswers({ sentences }: Knowledge, retrieve: Retrieve): AnswerProvider {
  return {
    answer(request, page) {
      const { locale, hits, isAnswered, termsIn } = retrieve(request, page);
      const [hit] = hits;
      if (!hit || !isAnswered) return Promise.resolve(sentences[locale].unknown);
      const figure = figureFor(request.message);
      const lines = quote(hit.passage, {
        matches: hit.matches,
        ...(figure && { figure }),
        termsIn,
      });
      return Promise.resolve(`${lines.map(escapeLine).join('\n')}\n\n${sourceOf(hit.passage)}`);
    },
  };

  function sourceOf({ locale, title, href }: Passage): string {
    const values: Readonly<Record<string, string>> = { title: escapeMarkdown(title), href };
    return sentences[locale].source.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
  }
}

/** An item keeps its mark; all else of a line is the site's words. */
function escapeLine(line: string): string {
  return line.startsWith('- ') ? `- ${escapeMarkdown(line.slice(2))}` : escapeMarkdown(line);
}
