/** What an owner adds to a site, by the README’s recipes. */

import { withOtherWords } from './company.ts';
import type { ProjectCopy } from './copy-project.ts';

/** Follows “Add a page”, “Add a form field” and “Environment”, and leaves no text as it was. */
export function grow(copy: ProjectCopy): void {
  const variables = copy.read('.env.example');
  copy.write('.env', variables.replace('PUBLIC_PLAUSIBLE_DOMAIN=', '$&tretorn-telefoni.example'));
  copy.edit('src/i18n/routes.ts', (text) =>
    text.replace("  academy: '/academy',\n", "$&  partners: '/partners',\n"),
  );
  const academy = copy.read('src/pages/[...lang]/academy.astro');
  const partners = academy
    .replace(').academy;', ').partners;')
    .replace("sitePage('academy'", "sitePage('partners'");
  copy.write('src/pages/[...lang]/partners.astro', partners);
  const link = `<li>
          <a {...linkProps(locale, routes.partners, route)} class="nav-link">
            {strings.partners}
          </a>
        </li>
        `;
  copy.edit('src/sections/Footer.astro', (text) =>
    text.replace(/<li>\s*<a {\.\.\.linkProps\(locale, routes\.blog,/, (blog) => link + blog),
  );
  const budget = `  budget: {
    type: 'text',
    required: true,
    autoComplete: 'off',
    limit: 20,
    wide: true,
    forms: ['contact'],
    mail: { label: 'Budget', empty },
  },
`;
  copy.edit('src/islands/contact-form/field-specs.ts', (text) =>
    text.replace(/^ {2}message: {$/m, `${budget}$&`),
  );
  for (const locale of ['en', 'sv']) copy.edit(`content/locales/${locale}.json`, withOtherWords);
}
