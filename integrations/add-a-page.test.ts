/** README, "Add a page": a path and strings are all that the head, the social image and the assistant need. */

import { expect, it, vi } from 'vitest';
import { sitemapOptions } from './sitemap.ts';
import { dictionary } from '../src/i18n/dictionary.ts';
import type { PageName } from '../src/i18n/routes.ts';
import { pageTexts } from '../src/site/page-texts.ts';
import { sitePage, socialImages } from '../src/site/pages.ts';

vi.mock('../src/i18n/routes.ts', async (original) => {
  const module = await original<typeof import('../src/i18n/routes.ts')>();
  return { ...module, routes: { ...module.routes, partners: '/partners' } };
});

vi.mock('../src/i18n/dictionary.ts', async (original) => {
  const module = await original<typeof import('../src/i18n/dictionary.ts')>();
  const meta = { title: 'Partners', description: 'Who we work with.', keywords: ['partner'] };
  const partners = { meta, title: 'Our partners', text: 'Five firms.' };
  return { dictionary: (locale: 'en') => ({ ...module.dictionary(locale), partners }) };
});

const site = { brand: 'Nordlys', origin: 'https://nordlys.example' };
const partners = 'partners' as PageName;

it('gives the page its head and its image, with what the company does above the title', () => {
  const page = sitePage(partners, 'sv', site);
  expect(page).toMatchObject({ route: '/partners', title: 'Partners', description: 'Who we work with.' });
  expect(page.image.alt).toBe('Our partners | Nordlys');
  expect(JSON.stringify(page.image.drawing)).toContain(dictionary('sv').hero.badge.split(' ')[0]);
  expect(socialImages([], site).map(({ path }) => path)).toContain(page.image.path);
});

it('lists the page in the sitemap, once a language', () => {
  const isListed = (path: string) => sitemapOptions(() => [])?.filter?.(site.origin + path);
  expect(['/partners', '/sv/partners', '/en/partners'].map(isListed)).toEqual([true, true, false]);
});

it('gives the assistant what the page says', () => {
  expect(pageTexts(dictionary('en'), partners)).toEqual([
    { titles: ['Partners', 'Our partners'], texts: ['Five firms.', 'Who we work with.'] },
  ]);
});
