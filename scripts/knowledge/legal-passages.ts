import type { Locale } from '../../src/i18n/locales.ts';
import { canonical } from '../../src/i18n/routes.ts';
import { type LegalSections, type LegalText, legalSections } from '../../src/site/legal.ts';
import type { Passage } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { passage } from './passage.ts';
import { lowerFirst, plainInline, withItems } from './plain-text.ts';

/**
 * The sections of a legal page, each with a link to its heading; the parts of a section are
 * passages of their own.
 *
 * @param route the page's path without language
 */
export function legalPassages(
  page: { readonly title: string; readonly sections: LegalSections },
  route: string,
  locale: Locale,
): Passage[] {
  return legalSections(page.sections).flatMap((section) => {
    const href = `${canonical(locale, route)}#${section.id}`;
    return [section, ...(section.parts ?? [])].map((part) =>
      passage({ locale, titles: [page.title, part.title], texts: textsOf(part, locale), href }),
    );
  });
}

function textsOf({ content = [], items = [], table }: LegalText, locale: Locale): string[] {
  const texts = withItems(content.map(plainInline), items.map(plainInline));
  return table ? [...texts, ...rowsOf(table, locale)] : texts;
}

/** Rows that can be read alone: "- Server logs – data: the IP address; how long: at most 30 days." */
function rowsOf({ columns, rows }: NonNullable<LegalText['table']>, locale: Locale): string[] {
  return rows.map((row) => {
    const [name, ...cells] = row.map((lines) => lines.map(({ text }) => text).join(', '));
    const told = cells.map((cell, index) => `${lowerFirst(columns[index + 1] ?? '', locale)}: ${cell}`);
    return `- ${name} – ${told.join('; ')}.`;
  });
}
