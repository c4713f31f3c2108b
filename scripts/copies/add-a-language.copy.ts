/** The README's recipe “Add a language”, followed to the letter with German in a copy of the project. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHead } from '../../e2e/support/head.ts';
import { copyProject, type ProjectCopy } from './copy-project.ts';
import { pseudoGerman, pseudoGermanTree } from './pseudo-german.ts';
import { readRecipe, type RecipeStep } from './recipe.ts';

/** The unit tests that depend on the list of languages. */
const unitTests = [
  ...['src/i18n', 'src/head', 'src/islands/header', 'src/behaviour/language', 'scripts/content/characters'],
  ...['src/blog/article-files', 'src/blog/read-articles', 'src/blog/localize', 'src/faq', 'src/site/schema'],
  ...['integrations/page-links', 'integrations/netlify', 'integrations/sitemap', 'server/site-server.test'],
];

let copy: ProjectCopy;
/** What the content check said after the first two steps, of which the texts are still missing. */
let halfway: string;
let unitReport: string;

/** The step of the recipe that is about a file of this name. */
function step(recipe: readonly RecipeStep[], ending: string): RecipeStep {
  const found = recipe.find(({ file }) => file.endsWith(ending));
  if (!found) throw new Error(`The recipe names no ${ending}.`);
  return found;
}

/** Adds the text in German beside each in English. */
function withGerman(json: string): string {
  const told: unknown = JSON.parse(json, (_key, value: unknown) =>
    value instanceof Object && 'en' in value && typeof value.en === 'string'
      ? { ...value, de: pseudoGerman(value.en) }
      : value,
  );
  return JSON.stringify(told, undefined, 2);
}

const pages = new Map<string, Document>();

function page(path: string): Document {
  const read = () => readFileSync(join(copy.root, 'dist', `${path}.html`), 'utf8');
  const found = pages.get(path) ?? new JSDOM(read()).window.document;
  pages.set(path, found);
  return found;
}

const head = (path: string) => readHead(page(path));

beforeAll(async () => {
  copy = copyProject();
  const recipe = readRecipe(copy.read('README.md'), 'Add a language');
  expect(recipe).toHaveLength(4);

  const record = step(recipe, '/de.ts');
  copy.write(record.file, record.code ?? '');
  const list = step(recipe, '/locales.ts');
  const [importLine = '', listLine = ''] = list.quoted.filter((text) => text.endsWith(';'));
  copy.edit(
    list.file,
    (text) => `${importLine}\n${text.replace(/^export const languages = .*$/m, listLine)}`,
  );
  halfway = await copy.run('node', ['scripts/check-content.ts']).catch(String);

  const english: unknown = JSON.parse(copy.read('content/locales/en.json'));
  copy.write(step(recipe, '/de.json').file, JSON.stringify(pseudoGermanTree(english)));
  copy.edit(step(recipe, '/site.json').file, withGerman);
  // A core each.
  [unitReport] = await Promise.all([
    copy.run('vitest', ['run', '--reporter=dot', ...unitTests]).catch(String),
    copy.run('npm', ['run', 'build']),
  ]);
});

afterAll(() => copy.dispose());

describe('before the texts are there', () => {
  it('the check names the first that is missing', () => {
    expect(halfway).toMatch(/content\/site\.json(:\d+)?, tagline\.de: this field is missing\. Add it\./);
  });
});

describe('a site with German as its third language', () => {
  it.each(['de', 'de/about', 'de/privacy', 'de/faq', 'de/blog', 'de/dashboard'])(
    'has the page /%s',
    (path) => {
      expect(head(path).language).toBe('de');
    },
  );

  it('has a home page in the German of its texts, with the owner’s facts', () => {
    const { hero, footer } = pseudoGermanTree(JSON.parse(copy.read('content/locales/en.json'))) as {
      hero: { title: string };
      footer: { privacy: string };
    };
    const home = page('de');
    expect(home.querySelector('h1')?.textContent).toContain(hero.title);
    const link = [...home.querySelectorAll('footer a')].find(({ textContent }) =>
      textContent?.includes(footer.privacy),
    );
    expect(link?.getAttribute('href')).toBe('/de/privacy');
    expect(home.body.textContent).not.toMatch(/\{(brand|city|bot)/);
  });

  it('leaves the English and the Swedish pages where they were', () => {
    expect(['index', 'en', 'sv', 'sv/about'].map((path) => head(path).language)).toEqual([
      ...['en', 'en', 'sv', 'sv'],
    ]);
  });

  it('names all three languages of a page to search engines and social services', () => {
    const { alternates, meta, canonical } = head('de/about');
    const paths = Object.entries(alternates).map(([lang, url]) => [lang, new URL(url).pathname]);
    expect(Object.fromEntries(paths)).toEqual({
      en: '/about',
      sv: '/sv/about',
      de: '/de/about',
      'x-default': '/about',
    });
    expect(canonical.map((url) => new URL(url).pathname)).toEqual(['/de/about']);
    expect(meta['og:locale']).toBe('de_DE');
    expect(head('about').alternates).toEqual(alternates);
  });

  it('says its language in the structured data', () => {
    expect(head('de').jsonLd.join('')).toContain('"inLanguage":"de"');
  });

  it('lists its pages in the sitemap, with their languages', () => {
    const sitemap = readFileSync(join(copy.root, 'dist/sitemap-0.xml'), 'utf8');
    expect(sitemap).toMatch(/<loc>[^<]*\/de\/about<\/loc>/);
    expect(sitemap).toMatch(/hreflang="de" href="[^"]*\/de\/privacy"/);
  });

  it('offers the languages in a menu of links, which opens without scripts', () => {
    const menu = page('sv/about').querySelector('header nav details');
    expect(menu?.querySelector('summary')?.textContent).toMatch(/SV.*Svenska/);
    const links = [...(menu?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual([
      ['English', '/about', 'en'],
      ['Svenska', '/sv/about', 'sv'],
      ['Deutsch', '/de/about', 'de'],
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });

  it('answers an unknown address below /de in German, on our own server and as nginx is told', async () => {
    const answer = await copy.run('node', ['scripts/copies/get.ts', '/de/nowhere/at-all']);
    expect(answer).toMatch(/^404\n/);
    expect(answer).toContain('<html lang="de"');
    expect(copy.read('deploy/nginx.conf')).toContain('~^/(?<language>en|sv|de)/ /$language/404.html;');
  });

  it('shows an article that has no German text in English, and says so', () => {
    const [article = ''] = [...page('de/blog').querySelectorAll('article a')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    const shown = page(article.slice(1));
    expect(shown.documentElement.lang).toBe('de');
    expect(shown.querySelector('.prose')?.getAttribute('lang')).toBe('en');
    expect(shown.body.textContent).toContain('English');
  });

  it('has an assistant that says in German which languages it answers in', async () => {
    const question = pseudoGerman('What does that cost, and can you say what happens afterwards?');
    const answer = await copy.run('node', ['scripts/copies/ask.ts', question, 'de']);
    expect(answer).toContain('Englisch und Schwedisch');
    expect(answer).toContain('](/de#contact)');
  });

  it('is told which characters the typeface lacks', async () => {
    const told = await copy.run('node', ['scripts/check-content.ts']);
    expect(told).toMatch(/content\/locales\/de\.json(?::\d+)?: holds what .* lacks, .*: „ \(U\+201E\)/);
  });

  it('passes the unit tests that depend on languages', () => {
    expect(unitReport).toMatch(/Tests .*passed/);
    expect(unitReport).not.toMatch(/\d failed/);
  });
});
