import type { Locale } from '../../src/i18n/locales.ts';
import { canonical } from '../../src/i18n/routes.ts';
import { type LegalSections, type LegalText, legalSections } from '../../src/site/legal.ts';
import type { Passage } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { passage } from './passage.ts';
import { plainInline, withItems } from './plain-text.ts';

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
      passage({ locale, titles: [page.title, part.title], texts: textsOf(part), href }),
    );
  });
}

function textsOf({ content = [], items = [] }: LegalText): string[] {
  return withItems(content.map(plainInline), items.map(plainInline));
}
