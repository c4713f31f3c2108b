import type { Dictionary } from '../../content/texts/dictionary.ts';
import { fillIn } from '../../site/format.ts';
import type { Locale } from '../../site/locales.ts';
import { homeAnchors, routes } from '../../site/routes.ts';
import { companyDetails, isSample } from '../../content/company/company.ts';
import type { Site } from '../../content/company/site-schema.ts';
import type { AnswerWithWordings } from '../../../supabase/functions/chat-assistant/training/train.ts';
import type { FactKind } from '../../content/assistant/assistant-texts.ts';

/** An answer about a company fact. `joins` is the id of the FAQ answer that it precedes. */
type CompanyAnswer = AnswerWithWordings & Pick<FactKind, 'joins'>;

/** Answers about the company's facts; invented facts are labelled. */
export function companyAnswers(
  kinds: readonly FactKind[],
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
  const named = (wording: string) =>
    wording.includes('{founder}') ? names.map((name) => wording.replace('{founder}', name)) : [wording];
  return kinds.map(({ id, wordings, ...kind }) => ({
    ...kind,
    id: `company-${id}`,
    reply: replies[id]!,
    wordings: wordings.flatMap(named),
  }));
}

/** The FAQ answers, each preceded by the facts that belong to it, then the facts that belong to none. */
export function joinAnswers(
  written: readonly AnswerWithWordings[],
  facts: readonly CompanyAnswer[],
): AnswerWithWordings[] {
  const taken = new Set(facts.flatMap(({ wordings }) => wordings));
  const joined = written.map((answer) => {
    const newWordings = answer.wordings.filter((wording) => !taken.has(wording));
    const before = facts.filter(({ joins }) => joins === answer.id);
    return {
      ...answer,
      reply: [...before.map(({ reply }) => reply), answer.reply].join('\n\n'),
      wordings: [...newWordings, ...before.flatMap(({ wordings }) => wordings)],
    };
  });
  const others = facts.filter(({ joins }) => !written.some(({ id }) => id === joins));
  return [...joined, ...others.map(({ joins: _joins, ...answer }) => answer)];
}
