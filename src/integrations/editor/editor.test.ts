import type { CmsConfig, Field } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { originalFields, translatedFields } from '../../content/articles/article-schema.ts';
import { siteSchema } from '../../content/company/site-schema.ts';
import { topicSchema } from '../../content/faq/parse-faq.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { byLocale, locales } from '../../site/locales.ts';
import { exampleSite } from '../../testing/fixtures/site.ts';
import { editorConfig, editorPage } from './editor.ts';

const texts = {
  title: 'Up to {limit} letters',
  steps: ['One', 'Two'],
};
const rawTexts = byLocale(() => texts as unknown as Dictionary);
const faq = byLocale(() => [{ id: 'prices', title: 'Prices', questions: [] }]);
const config = (site = exampleSite) => editorConfig({ site, rawTexts, faq });

type Form = { readonly file?: string; readonly folder?: string; readonly fields: AnyField[] };

/** All field options that the tests check. */
type AnyField = Pick<Field, 'name'> & {
  readonly required?: boolean | string[];
  readonly fields?: AnyField[];
  readonly field?: AnyField;
  readonly options?: string[];
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: readonly [string, string];
  readonly i18n?: boolean | 'duplicate';
};

function form(place: string, { collections }: CmsConfig = config()): AnyField[] {
  const forms = collections?.flatMap((each): unknown[] => ('files' in each ? each.files : [each])) as Form[];
  return forms.find(({ file, folder }) => file === place || folder === place)?.fields ?? [];
}

const names = (fields: readonly AnyField[]) => fields.map(({ name }) => name);

/** The rules of a form that its schema also has. */
function rulesOfFields(fields: readonly AnyField[]): object {
  return Object.fromEntries(
    fields.map(({ name, required = true, ...field }) => [
      name,
      {
        required: required !== false,
        limits: [field.min, field.max],
        options: field.options,
        fields: field.fields && rulesOfFields(field.fields),
      },
    ]),
  );
}

function rulesOfSchema(schema: z.core.JSONSchema.JSONSchema): object {
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const fieldSchema = property as z.core.JSONSchema.JSONSchema;
      const item = (fieldSchema.items ?? fieldSchema) as z.core.JSONSchema.JSONSchema;
      const limits = [
        fieldSchema.minimum ?? fieldSchema.minItems,
        fieldSchema.maximum ?? fieldSchema.maxItems,
      ];
      const fields = item.properties && rulesOfSchema(item);
      return [name, { required: required.includes(name), limits, options: item.enum, fields }];
    }),
  );
}

it.each([
  ['content/blog', originalFields],
  ['content/faq/prices/{{locale}}.yaml', topicSchema],
  ['content/site.json', siteSchema],
])('the forms have the fields, limits and choices of the schemas: %s', (place, schema) => {
  const fields = form(place).filter(({ name }) => name !== 'body');
  const jsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  expect(rulesOfFields(fields)).toEqual(rulesOfSchema(jsonSchema));
});

it('a translated article has the fields of translations, and its text', () => {
  const translated = form('content/blog').filter(({ i18n }) => i18n);
  expect(names(translated).toSorted()).toEqual([...Object.keys(translatedFields.shape), 'body'].toSorted());
});

it('translated texts keep keys and list lengths', () => {
  const [, steps] = form('content/locales/{{locale}}.json');
  expect(steps).toMatchObject({ name: 'steps', widget: 'list', min: 2, max: 2, allow_add: false });
});

it('saves in the site’s languages to the owner’s repository', () => {
  const named = config({ ...exampleSite, editor: { repository: 'nordlys/website', branch: 'live' } });
  expect(named.backend).toMatchObject({ name: 'github', repo: 'nordlys/website', branch: 'live' });
  expect(named.i18n?.locales).toEqual(locales);
});

it('the editor page is hidden from search engines, and escapes the brand', () => {
  const page = editorPage('A & <B>');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page).toContain('<title>A &amp; &lt;B&gt;</title>');
});
