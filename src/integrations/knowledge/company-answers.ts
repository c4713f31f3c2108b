import type { AnswerWithWordings } from '../../../supabase/functions/chat-assistant/training/train.ts';
import type { CompanyFact } from '../../content/assistant/assistant-texts.ts';
import { companyDetails, isSample } from '../../content/company/company.ts';
import type { Site } from '../../content/company/site-schema.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { fillIn } from '../../site/format.ts';
import type { Locale } from '../../site/locales.ts';
import { homeAnchors, routes } from '../../site/routes.ts';

/** An answer about a company fact. `precedes` is the id of the FAQ answer that follows it in the same reply. */
type CompanyAnswer = AnswerWithWordings & Pick<CompanyFact, 'precedes'>;

/** Answers about the company's facts; invented facts are labelled. */
export function companyAnswers(
  facts: readonly CompanyFact[],
  site: Site,
  t: Dictionary,
  locale: Locale,
): CompanyAnswer[] {
  const sampleNote = (field: keyof Site) => (isSample(site, field) ? ` (${t.company.sample})` : '');
  const terms = { title: t.terms.title, href: routes.terms };
  const contact = { title: t.nav.contact, href: `/#${homeAnchors.contact}` };
  const replies: Record<string, string> = Object.fromEntries(
    companyDetails(site, locale).map(({ name, text }) => [
      name,
      `${t.company[name]}: ${text}${sampleNote(name)}\n\n${fillIn(t.chatbot.source, name === 'phone' ? contact : terms)}`,
    ]),
  );
  replies['email'] = `${t.company.email}: [${site.email}](mailto:${site.email})${sampleNote('email')}`;
  const founders = site.founders.map(
    ({ name, title }) => `- **${name}**, ${title[locale]}${sampleNote('founders')}`,
  );
  replies['founders'] = founders.join('\n');

  const names = site.founders.flatMap(({ name }) => [name, name.split(' ')[0] ?? name]);
  const withNames = (wording: string) =>
    wording.includes('{founder}') ? names.map((name) => wording.replace('{founder}', name)) : [wording];
  return facts.map(({ id, wordings, ...fact }) => ({
    ...fact,
    id: `company-${id}`,
    reply: replies[id]!,
    wordings: wordings.flatMap(withNames),
  }));
}

/** The FAQ answers, each preceded by the facts that belong to it, then the facts that belong to none. */
export function joinAnswers(
  faqAnswers: readonly AnswerWithWordings[],
  facts: readonly CompanyAnswer[],
): AnswerWithWordings[] {
  const factWordings = new Set(facts.flatMap(({ wordings }) => wordings));
  const joined = faqAnswers.map((answer) => {
    const otherWordings = answer.wordings.filter((wording) => !factWordings.has(wording));
    const before = facts.filter(({ precedes }) => precedes === answer.id);
    return {
      ...answer,
      reply: [...before.map(({ reply }) => reply), answer.reply].join('\n\n'),
      wordings: [...otherWordings, ...before.flatMap(({ wordings }) => wordings)],
    };
  });
  const others = facts.filter(({ precedes }) => !faqAnswers.some(({ id }) => id === precedes));
  return [...joined, ...others.map(({ precedes: _precedes, ...answer }) => answer)];
}
