import { expect } from 'playwright/test';
import { articleIds, kindOf, origin, type PageKind } from './site.ts';

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The structured data that each kind of page carries, by type; the dashboard is not for searches. */
const expectedTypes: Readonly<Record<PageKind, readonly string[]>> = {
  home: ['Organization', 'WebSite', 'Service'],
  about: ['AboutPage'],
  blog: ['CollectionPage', ...(articleIds.length > 0 ? ['ItemList'] : []), 'BreadcrumbList'],
  article: ['BlogPosting', 'BreadcrumbList'],
  faq: ['FAQPage'],
  launch: ['WebPage'],
  legal: ['WebPage'],
  search: ['WebPage'],
  plain: ['WebPage'],
  dashboard: [],
};

const page = ['url', 'name', 'description', 'inLanguage'];

/** What schema.org and the search engines ask of each type, also of one within another. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  WebPage: page,
  AboutPage: page,
  CollectionPage: page,
  FAQPage: [...page, 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: [
    'headline',
    'description',
    'datePublished',
    'dateModified',
    'wordCount',
    'keywords',
    'author',
    'publisher',
    'image',
    'inLanguage',
  ],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Person: ['name'],
  Service: ['name', 'description', 'provider', 'areaServed'],
  Offer: ['itemOffered'],
  Country: ['name'],
  PropertyValue: ['propertyID', 'value'],
  PostalAddress: ['addressLocality', 'addressCountry'],
};

/** What the company tells about itself where it is the subject, on the home page. */
const requiredOfSubject = ['url', 'logo', 'email'];

/**
 * Asserts that a page carries the structured data of its kind, complete and about itself.
 *
 * @param blocks texts of the page's JSON-LD elements
 * @param canonical the page's canonical address
 */
export function expectJsonLd(blocks: readonly string[], path: string, canonical: string): void {
  const subjects = blocks.flatMap(subjectsOf);
  const types = new Set(subjects.map((node) => node['@type']));
  expect.soft([...types]).toEqual(expectedTypes[kindOf(path)]);
  for (const node of subjects) {
    if (node['@type'] === 'Organization') expectProperties(node, requiredOfSubject);
    if ('itemListElement' in node) expectList(node);
    if (node['@type'].endsWith('Page')) expect.soft(node['url']).toBe(canonical);
    if (node['@type'] === 'BlogPosting') {
      expect.soft(node['mainEntityOfPage']).toBe(canonical);
      expect.soft(node['datePublished']).toMatch(/^\d{4}-\d{2}-\d{2}/);
    }
    if (node['@type'] === 'BreadcrumbList') expect.soft(itemsOf(node).at(-1)?.['item']).toBe(canonical);
  }
  for (const node of subjects.flatMap(typedNodes)) {
    const properties = required[node['@type']];
    expect.soft(properties, `the rules of ${node['@type']} are known`).toBeDefined();
    expectProperties(node, properties ?? []);
  }
}

function subjectsOf(block: string): Node[] {
  const data = JSON.parse(block) as { '@context'?: string; '@graph'?: Node[] };
  expect.soft(data['@context']).toBe('https://schema.org');
  return data['@graph'] ?? [];
}

/** A node and all that lie within it; a mere reference by `@id` has no type. */
function typedNodes(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(typedNodes);
  return '@type' in value ? [value as Node, ...within] : within;
}

function expectProperties(node: Node, names: readonly string[]): void {
  for (const name of names) expect.soft(node[name], `${node['@type']} has ${name}`).toBeTruthy();
}

function itemsOf(list: Node): Node[] {
  return list['itemListElement'] as Node[];
}

function expectList(list: Node): void {
  const items = itemsOf(list);
  expect.soft(items.length).toBeGreaterThan(0);
  expect.soft(items.map((item) => item['position'])).toEqual(items.map((_item, index) => index + 1));
  for (const item of items) {
    expect.soft(String(item['item'] ?? item['url'])).toMatch(new RegExp(`^${origin}/`));
  }
}
