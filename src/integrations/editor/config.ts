import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { articleFile, originalFields, translatedFields } from '../../content/articles/article.ts';
import { topicSchema } from '../../content/answers/schema.ts';
import type { Strings } from '../../site/format.ts';
import { defaultLocale, locales } from '../../site/locales.ts';
import { type Site, siteSchema } from '../../content/company/site-schema.ts';
import { fieldsOfSchema, labelOf, textFields } from './fields.ts';

/** What the editor's forms depend on beside the schemas. */
export interface EditorContent {
  readonly site: Site;
  /** The texts in the language that is the model of all. */
  readonly texts: Readonly<Record<string, Strings>>;
  /** The folders of `content/faq`, in the order of the page. */
  readonly topics: readonly string[];
}

/** What is the same in every language of a question. */
const sharedByLanguages = ['id', 'featured', 'first'];

/** An article's name in its address, as `readArticles` takes it. */
const slug = ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Lower-case letters a–z, digits and hyphens only.'] as const;

/**
 * The configuration of the editor: which files it shows, as which forms. Forms are made of the schemas that
 * check the files (docs/decisions/018).
 */
export function editorConfig({ site, texts, topics }: EditorContent): CmsConfig {
  const languages = { i18n: true } as const;
  return {
    load_config_file: false,
    app_title: site.brand,
    // Without a repository only local work is offered; the editor asks for a name all the same.
    backend: {
      name: 'github',
      repo: site.editor?.repository ?? 'local/checkout',
      branch: site.editor?.branch ?? 'main',
      auth_methods: ['token'],
    },
    i18n: { structure: 'multiple_files', locales: [...locales], default_locale: defaultLocale },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    media_folder: 'content/blog',
    // Its pictures would come from hosts that the page's policy refuses, and without a word on their authors.
    media_libraries: { stock_assets: false },
    collections: [
      {
        name: 'articles',
        label: 'Articles',
        label_singular: 'Article',
        folder: 'content/blog',
        path: `{{slug}}/${articleFile('').split('.')[0]}`,
        // Images lie beside the text.
        media_folder: '',
        public_folder: '',
        slug: { template: '{{title}}', editable: ['create'], pattern: [...slug] },
        ...languages,
        fields: articleFields(),
      },
      {
        name: 'questions',
        label: 'Questions and answers',
        ...languages,
        files: topics.map((topic): CollectionFile => ({
          name: topic,
          label: labelOf(topic),
          file: `content/faq/${topic}/{{locale}}.yaml`,
          ...languages,
          fields: fieldsOfSchema(topicSchema, {
            languages: (name) => (sharedByLanguages.includes(name) ? 'duplicate' : true),
          }),
        })),
      },
      {
        name: 'site',
        label: 'Texts and facts',
        ...languages,
        files: [
          {
            name: 'texts',
            label: 'Texts of the pages',
            file: 'content/locales/{{locale}}.json',
            ...languages,
            fields: textFields(texts),
          },
          { name: 'facts', label: 'Facts', file: 'content/site.json', fields: fieldsOfSchema(siteSchema) },
        ],
      },
    ],
  };
}

function articleFields(): Field[] {
  const translated = Object.keys(translatedFields.shape);
  const fields = fieldsOfSchema(originalFields, {
    languages: (name) => (translated.includes(name) ? true : undefined),
    requiredIn: [defaultLocale],
  });
  const body = {
    name: 'body',
    label: 'Text',
    hint: 'Markdown. Headings begin with ##',
    widget: 'markdown',
    // Tables and captions stay as they are written.
    modes: ['raw', 'rich_text'],
    required: [defaultLocale],
    i18n: true,
  } satisfies Field;
  return [...fields, body];
}
