import type { Field } from '@sveltia/cms';
import type { Strings } from '../../i18n/format.ts';
import { runtimePlaceholders } from '../../collections/texts/placeholders.ts';
import { labelOf } from './fields.ts';

type Group = Readonly<Record<string, Strings>>;

/** From so many characters on a text gets a field of several lines. */
const oneLine = 80;

/**
 * The fields of the editor for the texts of a locale file. Keys and list lengths are those of the model,
 * as `parseStrings` asks for them, and texts must keep the placeholders that pages fill in. The items of a
 * list share one form, which asks only for what holds for all of them.
 *
 * @param model the texts in the language that is the model of all
 */
export function textFields(model: Group): Field[] {
  return fieldsOfGroups([model]);
}

function fieldsOfGroups(groups: readonly Group[]): Field[] {
  const names = [...new Set(groups.flatMap((group) => Object.keys(group)))];
  return names.map((name) => {
    const models = groups.flatMap((group) => (name in group ? [group[name]] : []));
    const required = models.length === groups.length;
    return {
      name,
      label: labelOf(name),
      i18n: true,
      ...(!required && { required }),
      ...inputOf(models),
    } as Field;
  });
}

/** What a form shows for the values that stand in one place. */
function inputOf(models: readonly Strings[]): object {
  const lists = models.filter((model): model is readonly Strings[] => Array.isArray(model));
  if (lists.length > 0) return listInput(lists);
  const texts = models.filter((model) => typeof model === 'string');
  if (texts.length > 0) return textInput(texts);
  return { widget: 'object', collapsed: true, fields: fieldsOfGroups(models as readonly Group[]) };
}

function listInput(lists: readonly (readonly Strings[])[]): object {
  const lengths = lists.map(({ length }) => length);
  const items = lists.flat();
  const input = inputOf(items) as { readonly fields?: Field[] };
  return {
    widget: 'list',
    collapsed: true,
    min: Math.min(...lengths),
    max: Math.max(...lengths),
    allow_add: false,
    allow_remove: false,
    ...(input.fields
      ? { fields: input.fields }
      : { field: { name: 'item', label: 'Text', i18n: true, ...input } }),
  };
}

function textInput(texts: readonly string[]): object {
  const [first = [], ...others] = texts.map(runtimePlaceholders);
  const kept = first.filter((mark) => others.every((marks) => marks.includes(mark)));
  return {
    widget: texts.some((text) => text.length > oneLine) ? 'text' : 'string',
    ...(kept.length > 0 && {
      hint: `Keeps ${kept.join(' ')}: pages fill it in`,
      pattern: [kept.map((mark) => `(?=[\\s\\S]*\\${mark})`).join(''), `must hold ${kept.join(' ')}.`],
    }),
  };
}
