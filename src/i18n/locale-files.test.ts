import en from '@content/locales/en.json';
import sv from '@content/locales/sv.json';
import siteJson from '@content/site.json';
import { describe, expect, it } from 'vitest';
import { fullTitle } from '../head/tags.ts';
import { type Dictionary, dictionary } from './dictionary.ts';
import { locales } from './locales.ts';
import { routes } from './routes.ts';
import { placeholders } from './format.ts';

const files = { en, sv };

/** Every text of a tree with its path, such as `['nav.about', 'About']`. */
function textsOf(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path.slice(1), tree]];
  return Object.entries(tree ?? {}).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

function pageHeads(t: Dictionary) {
  return Object.entries({
    home: t.hero.meta,
    launch: t.launch.meta,
    about: t.about.meta,
    privacy: t.privacy,
    terms: t.terms,
    blog: t.blog.meta,
    academy: t.academy.meta,
    signin: t.signin.meta,
    dashboard: t.dashboard.meta,
    notFound: t.notFound.meta,
  });
}

const heads = locales.flatMap((locale) =>
  pageHeads(dictionary(locale)).map(([name, { title, description }]) => ({
    page: `${locale} ${name}`,
    title,
    description,
  })),
);

describe.each(locales)('%s.json', (locale) => {
  const texts = textsOf(files[locale]);

  it('has no straight quotation mark or apostrophe', () => {
    expect(texts.filter(([, text]) => /['"]/.test(text))).toEqual([]);
  });

  it('has no space too many', () => {
    expect(texts.filter(([, text]) => text !== text.trim() || text.includes('  '))).toEqual([]);
  });

  it('has only placeholders that the site fills', () => {
    const known = ['brand', 'legalName', 'email', 'academyEmail', 'city'];
    const atRuntime = [
      'language',
      'year',
      'minutes',
      'first',
      'last',
      'contact',
      'title',
      'href',
      'limit',
      'excess',
      'seconds',
    ];
    const found = new Set(texts.flatMap(([, text]) => text.match(/\{[^}]*\}/g) ?? []));
    const marks = [...known, ...atRuntime].map((name) => `{${name}}`);
    expect([...found].filter((mark) => !marks.includes(mark))).toEqual([]);
  });

  it('has five rotating phrases', () => {
    expect(new Set(files[locale].hero.rotatingTexts).size).toBe(5);
    expect(files[locale].hero.rotatingTexts).toHaveLength(5);
  });

  it('has twelve months', () => {
    expect(new Set(files[locale].dashboard.chart.months).size).toBe(12);
  });

  it('leads from its texts only to pages that exist', () => {
    const links = texts.flatMap(([, text]) => [...text.matchAll(/\]\((\/[^)#]*)/g)].map(([, path]) => path));
    expect(links.filter((path) => !Object.values<unknown>(routes).includes(path))).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
  });
});

describe('dictionary', () => {
  it.each(locales)('leaves in %s only what is known at the place of use', (locale) => {
    const left = textsOf(dictionary(locale)).flatMap(([, text]) => placeholders(text));
    expect([...new Set(left)].toSorted()).toEqual([
      '{contact}',
      '{excess}',
      '{first}',
      '{href}',
      '{language}',
      '{last}',
      '{limit}',
      '{minutes}',
      '{seconds}',
      '{title}',
      '{year}',
    ]);
  });

  it('fills in the owner’s data, the city in the language of the page', () => {
    const texts = (locale: 'en' | 'sv') => textsOf(dictionary(locale).about).join('\n');
    expect(texts('en')).toContain(`${siteJson.brand} was founded in ${siteJson.city.en} in 2025`);
    expect(texts('sv')).toContain(`${siteJson.brand} grundades i ${siteJson.city.sv} 2025`);
  });
});

describe('the head of each page', () => {
  it.each(heads)('$page has a description of 70 to 170 characters', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(170);
  });

  it.each(heads)('$page has a title under 65 characters with the brand', ({ title }) => {
    expect(fullTitle(title, siteJson.brand).length).toBeLessThan(65);
  });

  it.each(locales)('says something else on every page in %s', (locale) => {
    const own = heads.filter(({ page }) => page.startsWith(locale));
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
    expect(new Set(own.map(({ description }) => description)).size).toBe(own.length);
  });
});

describe('site.json', () => {
  it('has no straight quotation mark or apostrophe', () => {
    expect(textsOf(siteJson).filter(([, text]) => /['"]/.test(text))).toEqual([]);
  });
});
