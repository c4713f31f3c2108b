/** The owner's facts and figures, for pages and the build only: islands receive theirs as props. */

import { type CollectionEntry, getCollection } from 'astro:content';

async function dataOf<Name extends 'company' | 'figures'>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`The collection "${name}" is empty. Correct what is wrong in content/.`);
  return entry.data;
}

export const { site, service, mark, dashboard } = await dataOf('company');
/** Scheme and host of the site, without a trailing slash. */
export const { origin } = new URL(import.meta.env.SITE);

export const figures = await dataOf('figures');
export const facts = { site, service, figures };
