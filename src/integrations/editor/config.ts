import { readFileSync } from 'node:fs';
import type { CmsConfig, Field } from '@sveltia/cms';
import { parse } from 'yaml';
import type { Site } from '../../content/company/site-schema.ts';
import { slugPattern } from '../../content/fields.ts';
import { defaultLocale, locales } from '../../site/locales.ts';
import { labelOf, type Texts, textFields } from './text-fields.ts';

export interface EditorContent {
  readonly site: Site;
  readonly texts: Texts; // English
  readonly topics: readonly string[]; // the folders of content/faq
}

const forms = parse(readFileSync(new URL('forms.yml', import.meta.url), 'utf8')) as Readonly<
  Record<'article' | 'topic' | 'facts', Field[]>
>;

/** The configuration of Sveltia CMS: which files editors see, and the form of each. */
export function editorConfig({ site, texts, topics }: EditorContent): CmsConfig {
  return {
    load_config_file: false,
    app_title: site.brand,
    // Without a repository the editor only offers local files, but it asks for a name all the same.
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
    // The policy blocks the hosts of stock photos, and articles would not name the photographers.
    media_libraries: { stock_assets: false },
    collections: [
      {
        name: 'articles',
        label: 'Articles',
        label_singular: 'Article',
        folder: 'content/blog',
        path: '{{slug}}/index',
        // Images are in the folder of their article.
        media_folder: '',
        public_folder: '',
        slug: {
          template: '{{title}}',
          editable: ['create'],
          pattern: [slugPattern.source, 'Lower-case letters a–z, digits and hyphens only.'],
        },
        i18n: true,
        fields: forms.article,
      },
      {
        name: 'questions',
        label: 'Questions and answers',
        i18n: true,
        files: topics.map((topic) => ({
          name: topic,
          label: labelOf(topic),
          file: `content/faq/${topic}/{{locale}}.yaml`,
          i18n: true,
          fields: forms.topic,
        })),
      },
      {
        name: 'site',
        label: 'Texts and facts',
        i18n: true,
        files: [
          {
            name: 'texts',
            label: 'Texts of the pages',
            file: 'content/locales/{{locale}}.json',
            i18n: true,
            fields: textFields([texts]),
          },
          { name: 'facts', label: 'Facts', file: 'content/site.json', fields: forms.facts },
        ],
      },
    ],
  };
}
