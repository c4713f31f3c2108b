import type { Field } from '@sveltia/cms';
import type { Strings } from '../../site/format.ts';

export type Texts = Readonly<Record<string, Strings>>;

const longestLine = 80; // characters; longer texts get a field of several lines

/**
 * The fields for texts with the keys and lengths of lists of `groups`: those of the English file, or all items of a list,
 * which share their fields.
 */
export function textFields(groups: readonly Texts[]): Field[] {
  const names = new Set(groups.flatMap((texts) => Object.keys(texts)));
  return [...names].map((name) => {
    const values = groups.map((texts) => texts[name]).filter((value) => value !== undefined);
    return fieldFor(name, labelOf(name), values, values.length === groups.length);
  });
}

function fieldFor(name: string, label: string, values: readonly Strings[], required: boolean): Field {
  const base = { name, label, i18n: true, required };
  const lists = values.filter((value) => Array.isArray(value));
  if (lists.length > 0) return { ...base, ...listInput(lists) };
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length > 0) return { ...base, ...textInput(texts) };
  return { ...base, widget: 'object', collapsed: true, fields: textFields(values.filter(isGroup)) };
}

function isGroup(value: Strings): value is Texts {
  return typeof value === 'object' && !Array.isArray(value);
}

function listInput(lists: readonly (readonly Strings[])[]) {
  const lengths = lists.map(({ length }) => length);
  const items = lists.flat();
  const groups = items.filter(isGroup);
  return {
    widget: 'list' as const,
    collapsed: true,
    min: Math.min(...lengths),
    max: Math.max(...lengths),
    allow_add: false,
    allow_remove: false,
    ...(groups.length > 0
      ? { fields: textFields(groups) }
      : { field: fieldFor('item', 'Text', items, true) }),
  };
}

function textInput(texts: readonly string[]) {
  const isLong = texts.some(({ length }) => length > longestLine);
  return { widget: isLong ? ('text' as const) : ('string' as const) };
}

/** `publishedAt` as "Published at". */
export function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
