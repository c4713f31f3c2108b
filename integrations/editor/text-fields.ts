import type { Field } from '@sveltia/cms';
import type { Strings } from '../../src/i18n/format.ts';
import { runtimePlaceholders } from '../../src/i18n/text-problems.ts';
import { labelOf } from './fields.ts';

/** From so many characters on a text gets a field of several lines. */
const oneLine = 80;

/**
 * The fields of the editor for the texts of a locale file. Keys and list lengths are those of the model,
 * as `parseStrings` asks for them, and texts must keep the placeholders that pages fill in.
 *
 * @param model the texts in the language that is the model of all
 */
export function textFields(model: Readonly<Record<string, Strings>>): Field[] {
  return Object.entries(model).map(([name, value]) => textField(name, value));
}

function textField(name: string, model: Strings): Field {
  const common = { name, label: labelOf(name), i18n: true } as const;
  if (typeof model === 'string') {
    const kept = runtimePlaceholders(model);
    return {
      ...common,
      widget: model.length > oneLine ? 'text' : 'string',
      ...(kept.length > 0 && {
        hint: `Keeps ${kept.join(' ')}: pages fill it in`,
        pattern: [kept.map((mark) => `(?=[\\s\\S]*\\${mark})`).join(''), `must hold ${kept.join(' ')}.`],
      }),
    };
  }
  if (Array.isArray(model)) return { ...common, ...listOf(model as readonly Strings[]) } as Field;
  const group = model as Readonly<Record<string, Strings>>;
  return { ...common, widget: 'object', collapsed: true, fields: textFields(group) };
}

/** A list of a fixed length. What only some of its groups have is optional in the form. */
function listOf(items: readonly Strings[]): object {
  const fixed = { min: items.length, max: items.length, allow_add: false, allow_remove: false };
  const list = { widget: 'list', collapsed: true, ...fixed };
  const groups = items.filter((item) => typeof item === 'object') as Readonly<Record<string, Strings>>[];
  if (groups.length === 0) {
    const isLong = items.some((item) => typeof item === 'string' && item.length > oneLine);
    return {
      ...list,
      field: { name: 'item', label: 'Text', i18n: true, widget: isLong ? 'text' : 'string' },
    };
  }
  const all = Object.assign({}, ...groups) as Readonly<Record<string, Strings>>;
  const fields = textFields(all).map((field) =>
    groups.every((group) => field.name in group) ? field : { ...field, required: false },
  );
  return { ...list, fields };
}
