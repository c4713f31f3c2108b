/** The search index. Needs no browser. */

import { createSearch } from '../../src/features/search/search.ts';
import type { SearchDocument } from '../../src/features/search/search-documents.ts';
import { withoutLocale } from '../../src/site/routes.ts';
import { baseUrl } from '../support/actions.ts';
import { isBuilt, readBuilt } from '../support/built.ts';
import { faq, type Locale, locales, published, unlistedRoutes } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

function documentsOf(locale: Locale): SearchDocument[] {
  return JSON.parse(readBuilt(`/search-index/${locale}.json`).toString()) as SearchDocument[];
}

for (const locale of locales) {
  test(`the index in ${locale} contains every article and answer, and only entries that have a page`, () => {
    const documents = documentsOf(locale);
    const idsOf = (kind: string) =>
      documents
        .filter((each) => each.kind === kind)
        .map(({ href }) => href.split(/[#/]/).at(-1))
        .toSorted();
    expect(idsOf('article')).toEqual(published.map(({ id }) => id).toSorted());
    const asked = faq[locale].flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(idsOf('answer')).toEqual(asked.toSorted());
    const places = documents.map(({ href }) => new URL(href, baseUrl));
    expect(places.map(({ pathname }) => pathname).filter((path) => !isBuilt(path))).toEqual([]);
    const routes = places.map(({ pathname }) => withoutLocale(pathname));
    expect(routes.filter((route) => unlistedRoutes.includes(route))).toEqual([]);
    const lost = places.filter(
      ({ pathname, hash }) =>
        hash !== '' &&
        !readBuilt(pathname)
          .toString()
          .includes(` id="${hash.slice(1)}"`),
    );
    expect(lost).toEqual([]);
  });

  test(`a title in ${locale} finds its own page, answer or article first`, async () => {
    const documents = documentsOf(locale);
    const search = await createSearch(documents, locale);
    const titles = documents.map(({ title }) => title);
    expect(titles.map((title) => search(title.toLowerCase())[0]?.document.title)).toEqual(titles);
  });
}
