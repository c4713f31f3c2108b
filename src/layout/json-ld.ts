/** Structured data by page type (schema.org), as plain objects. */

import { isSample } from '../content/company/company.ts';
import type { Site } from '../content/company/site-schema.ts';
import { origin, site } from '../content/owner-data.ts';
import { dictionary } from '../content/texts/dictionary.ts';
import { languages, type Locale } from '../site/locales.ts';
import { absoluteUrl, canonicalUrl, type PageMetadata, type RoutedPage } from '../site/page.ts';
import { canonicalPath, routes } from '../site/routes.ts';

export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

type PageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'FAQPage';

const organizationId = `${origin}/#organization`;

/** Each language's home is a separate site: one id cannot have two URLs. */
function webSiteId(locale: Locale): string {
  return `${absoluteUrl(canonicalPath(locale, routes.home), origin)}#website`;
}

/**
 * The agency itself, on the home page. Invented facts are left out: search engines would store them. Only the brand is
 * required.
 */
export function organization(owner: Site, locale: Locale): JsonLdNode {
  const real = <Field extends keyof Site>(field: Field): Site[Field] | undefined =>
    isSample(owner, field) ? undefined : owner[field];
  const address = real('address');
  const number = real('organisationNumber');
  const founded = real('founded');
  const channel = real('videoChannel');
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: owner.brand,
    legalName: real('legalName'),
    url: absoluteUrl('/', origin),
    logo: `${origin}/icon-512.png`,
    email: real('email'),
    telephone: real('phone'),
    foundingDate: founded && String(founded),
    founder: real('founders')?.map(({ name }) => ({ '@type': 'Person', name })),
    vatID: real('vatNumber'),
    identifier: number && { '@type': 'PropertyValue', propertyID: 'organisationNumber', value: number },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address?.street,
      postalCode: address?.postalCode,
      addressLocality: address?.locality ?? real('city')?.[locale],
      addressCountry: owner.country,
    },
    areaServed: { '@type': 'Country', name: owner.country },
    sameAs: channel && [channel],
  };
}

export function webSite(page: RoutedPage): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(page.locale),
    name: site.brand,
    url: absoluteUrl(canonicalPath(page.locale, routes.home), origin),
    inLanguage: languages[page.locale].htmlLang,
    publisher: { '@id': organizationId },
  };
}

export function webPage(page: RoutedPage, type: PageType = 'WebPage'): JsonLdNode {
  const url = canonicalUrl(page, origin);
  return {
    '@type': type,
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    image: absoluteUrl(page.image.path, origin),
    inLanguage: languages[page.locale].htmlLang,
    isPartOf: { '@id': webSiteId(page.locale) },
    publisher: { '@id': organizationId },
  };
}

/** A page of questions and answers; each question has its anchor as id. */
export function faqPage(
  page: RoutedPage,
  questions: readonly { readonly id: string; readonly question: string; readonly text: string }[],
): JsonLdNode {
  const whole = webPage(page, 'FAQPage');
  return {
    ...whole,
    mainEntity: questions.map(({ id, question, text }) => ({
      '@type': 'Question',
      '@id': `${String(whole['@id'])}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

/** An article. @param bodyLocale the language of its text: English if it is not translated */
export function blogPosting(
  page: RoutedPage & { readonly article: NonNullable<PageMetadata['article']> },
  bodyLocale: Locale,
): JsonLdNode {
  const url = canonicalUrl(page, origin);
  return {
    '@type': 'BlogPosting',
    '@id': url,
    headline: page.title,
    description: page.description,
    datePublished: page.article.publishedAt,
    dateModified: page.article.changedAt,
    author: { '@type': 'Person', name: page.article.author },
    publisher: { '@type': 'Organization', '@id': organizationId, name: site.brand },
    image: absoluteUrl(page.image.path, origin),
    inLanguage: languages[bodyLocale].htmlLang,
    keywords: page.article.tags.join(', '),
    wordCount: page.article.words,
    timeRequired: `PT${page.article.readMinutes}M`,
    mainEntityOfPage: url,
  };
}

/** The breadcrumbs from home to a page. @param pages the pages after home, in order; a repeated one is listed once */
export function breadcrumbs(
  locale: Locale,
  pages: readonly Pick<RoutedPage, 'title' | 'route' | 'writtenIn'>[],
): JsonLdNode {
  const home = { title: dictionary(locale).common.breadcrumbHome, route: routes.home, writtenIn: undefined };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...new Set([home, ...pages])].map(({ title, route, writtenIn }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: canonicalUrl({ locale, route, writtenIn }, origin),
    })),
  };
}

/** The nodes of a page as JSON, escaped so that no `</script>` or `<!--` can end or change the script element. */
export function jsonLdText(nodes: readonly JsonLdNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
}
