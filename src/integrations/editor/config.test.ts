import type { CmsConfig, Field } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exampleSite } from '../../testing/fixtures/site.ts';
import { originalFields, translatedFields } from '../../content/articles/article.ts';
import { locales } from '../../site/locales.ts';
import { siteSchema } from '../../content/company/site-schema.ts';
import { editorConfig } from './config.ts';
import { fieldsOfSchema } from './fields.ts';

const texts = {
  title: 'Up to {limit} letters',
  steps: ['One', 'Two'],
  cards: [
    { name: 'A', lines: ['1'] },
    { name: 'B in {limit}', note: 'C', lines: ['1', '2'] },
  ],
};
const config = (site = exampleSite) => editorConfig({ site, texts, topics: ['prices'] });

type Form = {
  readonly file?: string;
  readonly folder?: string;
  readonly path?: string;
  readonly fields: Field[];
};

/** The form for a file or a folder. */
function form(place: string, { collections }: CmsConfig = config()): Form {
  const forms = collections?.flatMap((each): unknown[] => ('files' in each ? each.files : [each])) as Form[];
  const found = forms.find(({ file, folder }) => file === place || folder === place);
  if (!found) throw new Error(`No form for ${place}.`);
  return found;
}

const names = (fields: readonly Field[]) => fields.map(({ name }) => name);

describe('editorConfig', () => {
  it('has a field for all that an article may say, and its text', () => {
    const { fields, path } = form('content/blog');
    expect(names(fields)).toEqual([...Object.keys(originalFields.shape), 'body']);
    const translated = fields.filter((field) => 'i18n' in field && field.i18n);
    expect(names(translated).toSorted()).toEqual([...Object.keys(translatedFields.shape), 'body'].toSorted());
    expect(path).toBe('{{slug}}/index');
  });

  it('has a field for every fact of the owner', () => {
    expect(names(form('content/site.json').fields)).toEqual(Object.keys(siteSchema.shape));
  });

  it('has a form for each topic, whose questions have one id in all languages', () => {
    const [, questions] = form('content/faq/prices/{{locale}}.yaml').fields;
    const { fields } = questions as { fields: Field[] };
    expect(fields[0]).toMatchObject({ name: 'id', i18n: 'duplicate' });
    expect(fields[1]).toMatchObject({ name: 'question', i18n: true });
  });

  it('keeps keys, lengths of lists and placeholders of the texts', () => {
    const [title, steps] = form('content/locales/{{locale}}.json').fields;
    expect(steps).toMatchObject({ widget: 'list', min: 2, max: 2, allow_add: false });
    const [pattern = ''] = (title as { pattern: string[] }).pattern;
    expect(new RegExp(pattern).test('Högst {limit} tecken')).toBe(true);
    expect(new RegExp(pattern).test('Högst tio tecken')).toBe(false);
  });

  it('asks of the items of a list, which share one form, only what holds for all of them', () => {
    const cards = form('content/locales/{{locale}}.json').fields[2];
    const [name, lines, note] = (cards as { fields: Field[] }).fields;
    expect(name).not.toHaveProperty('pattern');
    expect(lines).toMatchObject({ name: 'lines', min: 1, max: 2 });
    expect(note).toMatchObject({ name: 'note', required: false });
  });

  it('writes in the languages of the site, to the repository that the owner names', () => {
    const named = config({ ...exampleSite, editor: { repository: 'nordlys/website', branch: 'live' } });
    expect(named.backend).toMatchObject({ name: 'github', repo: 'nordlys/website', branch: 'live' });
    expect(named.i18n?.locales).toEqual(locales);
  });
});

const only = (schema: z.ZodType, options = {}) =>
  fieldsOfSchema(z.strictObject({ some: schema }), options)[0];

describe('fieldsOfSchema', () => {
  it('takes names, help and what is required from the schema', () => {
    const schema = z.strictObject({ shownAt: z.string().describe('When'), note: z.string().optional() });
    expect(fieldsOfSchema(schema)).toEqual([
      { name: 'shownAt', label: 'Shown at', hint: 'When', required: true, widget: 'string' },
      { name: 'note', label: 'Note', required: false, widget: 'string' },
    ]);
  });

  it.each([
    ['a longest length', z.string().max(80), { widget: 'string', maxlength: 80 }],
    ['a pattern with its sentence', z.string().regex(/^\d+$/, 'no'), { pattern: ['^\\d+$', 'no'] }],
    [
      'what an address begins with',
      z.url({ protocol: /^https$/, error: 'no' }),
      { pattern: ['^(?:https)://', 'no'] },
    ],
    ['a day', z.iso.date(), { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
    ['a choice', z.enum(['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
    ['several choices', z.array(z.enum(['a'])).min(1), { widget: 'select', multiple: true, min: 1 }],
    [
      'a number and its limits',
      z.int().min(1).max(9),
      { widget: 'number', value_type: 'int', min: 1, max: 9 },
    ],
    ['a switch and its state', z.boolean().default(false), { widget: 'boolean', default: false }],
    ['what is typed, not what it becomes', z.string().transform(Number), { widget: 'string' }],
    ['a list of words', z.array(z.string()).min(2), { widget: 'list', min: 2 }],
    ['markdown', z.string().meta({ format: 'markdown' }), { widget: 'markdown' }],
  ])('keeps %s', (_what, schema, field) => {
    expect(only(schema)).toMatchObject(field);
  });

  it('goes into groups and lists of groups', () => {
    const inner = { fields: [{ name: 'name', required: true }] };
    const group = z.strictObject({ name: z.string() });
    expect(only(group)).toMatchObject({ widget: 'object', ...inner });
    expect(only(z.array(group))).toMatchObject({ widget: 'list', ...inner });
  });

  it('names the languages of a field, and those that must have it', () => {
    const options = { languages: () => 'duplicate' as const, requiredIn: ['en'] };
    expect(only(z.string(), options)).toMatchObject({ i18n: 'duplicate', required: ['en'] });
  });

  it('refuses what it has no field for', () => {
    expect(() => only(z.null())).toThrow(
      'The editor has no field for {"type":"null"}. Add one in fields.ts.',
    );
  });
});
