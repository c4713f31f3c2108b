import { expect } from 'playwright/test';
import { kindOf, origin, type PageKind } from './site.ts';

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The structured data that each kind of page carries, by type; the dashboard is not for searches. */
const expectedTypes: Readonly<Record<PageKind, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  about: ['AboutPage'],
  blog: ['CollectionPage', 'ItemList'],
  article: ['BlogPosting', 'BreadcrumbList'],
  launch: ['WebPage'],
  legal: ['WebPage'],
  plain: ['WebPage'],
  dashboard: [],
};

/** What schema.org and the search engines ask of each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'email'],
  WebSite: ['name', 'url', 'inLanguage'],
  WebPage: ['url', 'name', 'description', 'inLanguage'],
  AboutPage: ['url', 'name', 'description', 'inLanguage'],
  CollectionPage: ['url', 'name', 'description', 'inLanguage'],
  BlogPosting: ['headline', 'description', 'datePublished', 'author', 'publisher', 'image', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
};

/**
 * Asserts that a page carries the structured data of its kind, complete and about itself.
 *
 * @param blocks texts of the page's JSON-LD elements
 * @param canonical the page's canonical address
 */
export function expectJsonLd(blocks: readonly string[], path: string, canonical: string): void {
  const nodes = blocks.flatMap(nodesOf);
  expect.soft(nodes.map((node) => node['@type'])).toEqual(expectedTypes[kindOf(path)]);
  for (const node of nodes) {
    for (const property of required[node['@type']] ?? []) {
      expect.soft(node[property], `${node['@type']} has ${property}`).toBeTruthy();
    }
    if ('itemListElement' in node) expectList(node);
    if (node['@type'].endsWith('Page')) expect.soft(node['url']).toBe(canonical);
    if (node['@type'] === 'BlogPosting') {
      expect.soft(node['mainEntityOfPage']).toBe(canonical);
      expect.soft(node['datePublished']).toMatch(/^\d{4}-\d{2}-\d{2}/);
    }
    if (node['@type'] === 'BreadcrumbList') expect.soft(itemsOf(node).at(-1)?.['item']).toBe(canonical);
  }
}

function nodesOf(block: string): Node[] {
  const data = JSON.parse(block) as { '@context'?: string; '@graph'?: Node[] };
  expect.soft(data['@context']).toBe('https://schema.org');
  return data['@graph'] ?? [];
}

function itemsOf(list: Node): Node[] {
  return list['itemListElement'] as Node[];
}

function expectList(list: Node): void {
  const items = itemsOf(list);
  expect.soft(items.length).toBeGreaterThan(1);
  expect.soft(items.map((item) => item['position'])).toEqual(items.map((_item, index) => index + 1));
  for (const item of items) {
    expect.soft(item['name']).toBeTruthy();
    expect.soft(String(item['item'] ?? item['url'])).toMatch(new RegExp(`^${origin}/`));
  }
}
