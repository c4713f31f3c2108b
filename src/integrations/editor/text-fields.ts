import type { Field } from '@sveltia/cms';
import type { Strings } from '../../site/format.ts';
import { runtimePlaceholders } from '../../content/texts/placeholders.ts';

export type Texts = Readonly<Record<string, Strings>>;

const longestLine = 80; // characters; longer texts get a field of several lines

/**
 * The fields for texts with the keys, lengths of lists and placeholders of `groups`: those of the English file, or all
 * items of a list, which share their fields.
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

/** Only placeholders that all texts have in common are required. */
function textInput(texts: readonly string[]) {
  const [first = [], ...others] = texts.map(runtimePlaceholders);
  const shared = first.filter((placeholder) => others.every((each) => each.includes(placeholder)));
  return {
    widget: texts.some(({ length }) => length > longestLine) ? ('text' as const) : ('string' as const),
    ...(shared.length > 0 && {
      hint: `Keep ${shared.join(' ')}: the page fills in the value`,
      pattern: [
        shared.map((placeholder) => `(?=[\\s\\S]*\\${placeholder})`).join(''),
        `must contain ${shared.join(' ')}.`,
      ] as const,
    }),
  };
}

/** `publishedAt` as "Published at". */
export function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
