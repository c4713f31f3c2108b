import type { FaqQuestion } from '../../src/faq/parse-faq.ts';
import type { CompanyFact } from '../../src/site/company.ts';
import type { FactKind, TalkKind } from './talk.ts';

/** What is asked for the company's facts, divided by whether the site tells them. */
export interface CompanyAnswers {
  readonly answered: readonly TalkKind[];
  /** The wordings of what is not told, a list for each fact. */
  readonly unanswered: readonly (readonly string[])[];
  /** The questions without the wordings that ask for a fact. */
  readonly questions: readonly FaqQuestion[];
}

/**
 * Answers for the facts of the company that are known: neither left out nor invented.
 *
 * @param kinds how people ask for each
 * @param facts the company's facts as the language writes them
 * @param questions the written answers, which have some of the wordings too: they keep those of what is not known
 * @param replyTo writes the reply of a fact
 */
export function companyAnswers(
  kinds: readonly FactKind[],
  facts: readonly CompanyFact[],
  questions: readonly FaqQuestion[],
  replyTo: (fact: CompanyFact) => string,
): CompanyAnswers {
  const known = new Map(facts.flatMap((fact) => (fact.placeholder ? [] : [[fact.name, fact] as const])));
  const answered = kinds.flatMap(({ id, wordings }) => {
    const fact = known.get(id);
    return fact ? [{ id: `company-${id}`, reply: replyTo(fact), wordings }] : [];
  });
  const taken = new Set(answered.flatMap(({ wordings }) => wordings));
  const written = new Set(questions.flatMap(({ wordings }) => wordings));
  const without = (wordings: readonly string[], others: ReadonlySet<string>) =>
    wordings.filter((wording) => !others.has(wording));
  return {
    answered,
    unanswered: kinds
      .filter(({ id }) => !known.has(id))
      .map(({ wordings }) => without(wordings, written))
      .filter((wordings) => wordings.length > 0),
    questions: questions.map((question) => ({ ...question, wordings: without(question.wordings, taken) })),
  };
}
