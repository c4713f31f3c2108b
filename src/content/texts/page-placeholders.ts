import type en from '@owner/locales/en.json';
import type { Template } from '../../site/format.ts';

/**
 * The placeholders that pages fill in, by field. All other placeholders are facts and figures, filled in when the files are
 * read.
 */
const pagePlaceholders = {
  'common.writtenIn': ['language'],
  'services.pictures.week.hours': ['hours'],
  'calculator.verdicts.pays': ['months'],
  'calculator.verdicts.slow': ['months'],
  'calculator.verdicts.moreCalls': ['calls'],
  'calculator.limit': ['limit'],
  'calculator.drawing.start': ['money'],
  'calculator.drawing.end': ['money'],
  'calculator.prices': ['monthly', 'perMinute', 'projectHours', 'setup'],
  'contact.form.next': ['names'],
  'contact.form.errors.tooLong.*': ['excess', 'limit'],
  'footer.copyright': ['year'],
  'launch.plan.labels.week': ['count'],
  'launch.plan.labels.hours': ['hours'],
  'about.founders.pictures.week.total': ['count'],
  'privacy.analytics.googleAnalytics.banner': ['period'],
  'privacy.analytics.hotjar.banner': ['period'],
  'blog.readTime': ['minutes'],
  'blog.readOriginal': ['language'],
  'blog.tagTitle': ['tag'],
  'blog.tagDescription': ['tag'],
  'blog.pageOf': ['count', 'page'],
  'blog.diagrams.payback.months': ['months'],
  'faq.further.title': ['count', 'topic'],
  'faq.further.description': ['count', 'topic'],
  'faq.further.lead': ['count'],
  'faq.further.link': ['count'],
  'search.one': ['query'],
  'search.many': ['count', 'query'],
  'search.none': ['query'],
  'dashboard.sidebar.notInDemo': ['section'],
  'dashboard.metrics.trend': ['first', 'last'],
  'dashboard.chart.summary': ['first', 'last'],
  'chatbot.tooLong': ['excess', 'limit'],
  'chatbot.suggestions.announced': ['count'],
  'chatbot.limited': ['seconds'],
  'chatbot.unknown': ['contact'],
  'chatbot.unsure': ['contact'],
  'chatbot.source': ['href', 'title'],
  'cookies.question': ['purposes'],
} as const satisfies Partial<Record<FieldsOf<typeof en>, readonly string[]>>;

/** The fields of texts, such as `nav.about`, and their groups, such as `nav.*`. */
type FieldsOf<Tree, Path extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Path}${Key}` | `${Path}*`
    : Tree[Key] extends readonly unknown[]
      ? never
      : FieldsOf<Tree[Key], `${Path}${Key}.`>;
}[keyof Tree & string];

type PagePlaceholders = typeof pagePlaceholders;

/** The placeholders of a group's field; `*` means all fields of the group. */
type NamesOf<Group extends string, Field extends string> = `${Group}.${Field}` extends keyof PagePlaceholders
  ? PagePlaceholders[`${Group}.${Field}`][number]
  : `${Group}.*` extends keyof PagePlaceholders
    ? PagePlaceholders[`${Group}.*`][number]
    : never;

type TextOf<Text, Name extends string> = [Name] extends [never] ? Text : Template<Name>;

export type WithTemplates<Tree, Path extends string = ''> = {
  [Key in keyof Tree]: Tree[Key] extends string
    ? TextOf<Tree[Key], NamesOf<Path, Key & string>>
    : Tree[Key] extends readonly unknown[]
      ? Tree[Key]
      : WithTemplates<Tree[Key], Path extends '' ? Key & string : `${Path}.${Key & string}`>;
};

export function placeholdersAt(field: string): readonly string[] {
  const list: Readonly<Record<string, readonly string[]>> = pagePlaceholders;
  return list[field] ?? list[field.replace(/[^.]*$/, '*')] ?? [];
}
