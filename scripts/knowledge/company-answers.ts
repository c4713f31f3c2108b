import type { Dictionary } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { anchors, routes } from '../../src/i18n/routes.ts';
import { companyFacts } from '../../src/site/company.ts';
import { isPlaceholder, type Site } from '../../src/site/schema.ts';
import type { Answer } from '../../supabase/functions/chat-assistant/knowledge.ts';
import type { FactKind } from './talk.ts';

/**
 * Answers for the facts of the company, those that are invented marked as a sample.
 *
 * @param kinds how people ask for each; `{founder}` stands for the names of the founders
 * @param t the language's strings with the owner's data filled in
 * @returns the answers, and the wordings of each fact that `content/site.json` leaves out
 */
export function companyAnswers(
  kinds: readonly FactKind[],
  site: Site,
  t: Dictionary,
  locale: Locale,
): { answers: Answer[]; unanswered: string[][] } {
  const source = (title: string, href: string) => `\n\n${fill(t.chatbot.source, { title, href })}`;
  const mark = (field: keyof Site) => (isPlaceholder(site, field) ? ` (${t.company.sample})` : '');
  const replies = new Map<string, string>(
    companyFacts(site, locale).map(({ name, text }) => [
      name,
      `${t.company[name]}: ${text}${mark(name)}${source(t.terms.title, routes.terms)}`,
    ]),
  );
  const email = `[${site.email}](mailto:${site.email})`;
  const contact = source(t.nav.contact, `/#${anchors.contact}`);
  replies.set('email', `${t.company.email}: ${email}${mark('email')}${contact}`);
  const founders = site.founders.map(
    ({ name, title, role }) => `- **${name}**, ${title[locale]}${mark('founders')}. ${role[locale]}`,
  );
  replies.set('founders', `${founders.join('\n')}${source(t.about.meta.title, routes.about)}`);

  const names = site.founders.flatMap(({ name }) => [name, name.split(' ')[0] ?? name]);
  const named = (wording: string) =>
    wording.includes('{founder}') ? names.map((name) => wording.replace('{founder}', name)) : [wording];
  return {
    answers: kinds.flatMap(({ id, question, wordings }) => {
      const reply = replies.get(id);
      return reply ? [{ id: `company-${id}`, question, reply, wordings: wordings.flatMap(named) }] : [];
    }),
    unanswered: kinds.filter(({ id }) => !replies.has(id)).map(({ wordings }) => [...wordings]),
  };
}
