/** Turns a copy of the project into another company's site by following the docs: makes all an owner's changes at once. */

import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { ProjectCopy } from './copy-project.ts';

const companyContent = fileURLToPath(new URL('company/content', import.meta.url));

type Tree = Readonly<Record<string, unknown>>;

/** Follows “Make it your own”, “Add a page” and “Add a form field”. */
export async function becomeCompany(copy: ProjectCopy): Promise<void> {
  const partial = ['content/figures.json', 'content/locales/en.json', 'content/locales/sv.json'].map(
    (file) => [file, mergedFile(copy, file)] as const,
  );
  for (const sample of ['content/blog', 'content/faq', 'content/sample.json', 'e2e/appearance']) {
    rmSync(join(copy.root, sample), { recursive: true, force: true });
  }
  cpSync(companyContent, join(copy.root, 'content'), { recursive: true });
  for (const [file, content] of partial) copy.write(file, JSON.stringify(content, undefined, 2));
  copy.write('.env', ownVariables);
  copy.edit('src/styles/tokens.css', (css) => css.replace(/(--signal: )#\w+/, '$1#f59e0b'));
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
    .png()
    .toFile(join(copy.root, 'content/blog/first-winter/cabin.png'));
  addPage(copy);
  addField(copy);
}

/** The sample's links would point to its own articles. */
const links: Tree = {
  prices: { link: { href: '/faq#price' } },
  calculator: { link: { href: '/blog/first-winter' } },
  report: { link: { href: '/#contact' } },
};

/** The sample's figures, or its texts in one language, overridden by the company's. */
function mergedFile(copy: ProjectCopy, file: string): Tree {
  const changes = JSON.parse(readFileSync(join(companyContent, '..', file), 'utf8')) as Tree;
  const tree = merged(JSON.parse(copy.read(file)) as Tree, changes);
  return file.includes('locales') ? merged(tree, links) : tree;
}

function merged(tree: Tree, changes: Tree): Tree {
  const isGroup = (value: unknown): value is Tree => value instanceof Object && !Array.isArray(value);
  const entries = Object.entries(changes).map(([key, change]) => {
    const before = tree[key];
    return [key, isGroup(before) && isGroup(change) ? merged(before, change) : change];
  });
  return { ...tree, ...(Object.fromEntries(entries) as Tree) };
}

/** The services of the published site, and an address other than the one in `content/site.json`. */
const ownVariables = `PUBLIC_SITE_URL=https://www.fjallhus.example
PUBLIC_SUPABASE_URL=https://fjallhus.supabase.co
PUBLIC_SUPABASE_ANON_KEY=companyContent
PUBLIC_EMAILJS_SERVICE_ID=companyContent
PUBLIC_EMAILJS_TEMPLATE_ID=companyContent
PUBLIC_EMAILJS_PUBLIC_KEY=companyContent
`;

function addPage(copy: ProjectCopy): void {
  copy.edit('src/site/routes.ts', (text) =>
    text.replace(/^ {2}academy: .*$/m, "$&\n  partners: '/partners',"),
  );
  copy.write(
    'src/pages/[...lang]/partners.astro',
    copy.read('src/pages/[...lang]/academy.astro').replaceAll(/\bacademy\b(?='|;)/g, 'partners'),
  );
  copy.edit('src/layout/Footer.astro', (text) =>
    text.replace('const pages = [\n', '$&  { route: routes.partners, text: strings.partners },\n'),
  );
}

function addField(copy: ProjectCopy): void {
  const budget =
    "  budget: { type: 'text', limit: 20, onlyIn: 'contact', mailLabel: 'Budget', full: true },\n";
  copy.edit('src/features/contact-form/form-fields.ts', (text) =>
    text.replace(/^ {2}message: {$/m, `${budget}$&`),
  );
}
