import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import type { Strings } from '../../site/format.ts';
import { runtimePlaceholders } from '../../content/texts/placeholders.ts';

type Schema = z.core.JSONSchema.JSONSchema & { readonly problem?: string };

/** How a field relates to the languages: written in each, the same in all, or only in the first. */
type FieldLanguages = true | 'duplicate' | undefined;

export interface FieldOptions {
  /** Asked with the name of each field. */
  readonly languages?: (name: string) => FieldLanguages;
  /** The languages that must have what the schema requires; all of them where this is left out. */
  readonly requiredIn?: readonly string[];
}

/**
 * The fields of the editor for a schema: what each holds, what is required, limits and help.
 *
 * Rules across fields (`refine`) cannot be shown in a form: the build reports them.
 *
 * @param schema an object, as `content/` is checked with it
 */
export function fieldsOfSchema(schema: z.ZodType, options: FieldOptions = {}): Field[] {
  return fieldsOfObject(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override }), options);
}

/** Adds the sentence that the schema has for what does not match, and the pattern where zod has code instead. */
function override({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  if (jsonSchema.type !== 'string') return;
  const { protocol } = zodSchema._zod.def as { readonly protocol?: RegExp };
  if (protocol) jsonSchema.pattern = `^(?:${protocol.source.replace(/^\^|\$$/g, '')})://`;
  const { error } = z.safeParse(zodSchema, '\0');
  if (jsonSchema.pattern && error) jsonSchema['problem'] = error.issues[0]?.message;
}

function fieldsOfObject({ properties = {}, required = [] }: Schema, options: FieldOptions): Field[] {
  return Object.entries(properties).map(([name, schema]) => {
    const languages = options.languages?.(name);
    const { description, default: initial } = schema as Schema;
    return {
      name,
      label: labelOf(name),
      ...(description && { hint: description }),
      ...(languages && { i18n: languages }),
      required: required.includes(name) && (options.requiredIn ? [...options.requiredIn] : true),
      ...(initial !== undefined && { default: initial }),
      ...inputOf(schema as Schema, options),
    } as Field;
  });
}

/**
 * What a form shows for a value of the schema.
 *
 * @throws for a kind of value that has no form yet
 */
function inputOf(schema: Schema, options: FieldOptions): object {
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
    case 'number':
      return {
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        ...limits('min', schema.minimum, 'max', schema.maximum),
      };
    case 'object':
      return { widget: 'object', collapsed: true, fields: fieldsOfObject(schema, options) };
    case 'array':
      return listInput(schema, options);
    case 'string':
      return textInput(schema);
    default:
      throw new Error(`The editor has no field for ${JSON.stringify(schema)}. Add one in fields.ts.`);
  }
}

function listInput({ items, minItems, maxItems }: Schema, options: FieldOptions): object {
  const item = items as Schema;
  const counts = limits('min', minItems, 'max', maxItems);
  if (item.enum) return { widget: 'select', multiple: true, options: item.enum, ...counts };
  const list = { widget: 'list', collapsed: true, ...counts };
  if (item.type === 'object') return { ...list, fields: fieldsOfObject(item, options) };
  // The fields of a list of plain words need no names.
  if (item.pattern === undefined) return { widget: 'list', ...counts };
  return { ...list, field: { name: 'item', label: 'Text', ...inputOf(item, options) } };
}

/** `format` says what a text is where it is not a line of words: see the schemas of `src`. */
function textInput(schema: Schema): object {
  const { enum: options, format, pattern, problem = '', minLength, maxLength } = schema;
  if (options) return { widget: 'select', options };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (format === 'image') return { widget: 'image' };
  if (format === 'markdown') return { widget: 'markdown', modes: ['raw', 'rich_text'] };
  return {
    widget: format === 'lines' ? 'text' : 'string',
    // That a text is not empty is what required says.
    ...limits('minlength', minLength === 1 ? undefined : minLength, 'maxlength', maxLength),
    ...(pattern && { pattern: [pattern, problem] }),
  };
}

function limits(minName: string, min: number | undefined, maxName: string, max: number | undefined): object {
  return { ...(min !== undefined && { [minName]: min }), ...(max !== undefined && { [maxName]: max }) };
}

/** `publishedAt` as people read it: Published at. */
export function labelOf(name: string): string {
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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
      ...inputOfTexts(models),
    } as Field;
  });
}

/** What a form shows for the values that stand in one place. */
function inputOfTexts(models: readonly Strings[]): object {
  const lists = models.filter((model): model is readonly Strings[] => Array.isArray(model));
  if (lists.length > 0) return listOfTexts(lists);
  const texts = models.filter((model) => typeof model === 'string');
  if (texts.length > 0) return lineOfTexts(texts);
  return { widget: 'object', collapsed: true, fields: fieldsOfGroups(models as readonly Group[]) };
}

function listOfTexts(lists: readonly (readonly Strings[])[]): object {
  const lengths = lists.map(({ length }) => length);
  const items = lists.flat();
  const input = inputOfTexts(items) as { readonly fields?: Field[] };
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

function lineOfTexts(texts: readonly string[]): object {
  const [first = [], ...others] = texts.map(runtimePlaceholders);
  const shared = first.filter((mark) => others.every((marks) => marks.includes(mark)));
  return {
    widget: texts.some((text) => text.length > oneLine) ? 'text' : 'string',
    ...(shared.length > 0 && {
      hint: `Keeps ${shared.join(' ')}: pages fill it in`,
      pattern: [shared.map((mark) => `(?=[\\s\\S]*\\${mark})`).join(''), `must hold ${shared.join(' ')}.`],
    }),
  };
}
