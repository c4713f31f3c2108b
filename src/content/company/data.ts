/** The owner's data and figures, for pages and the build only: islands get what they need as props. */

import { type CollectionEntry, getCollection } from 'astro:content';

/** The data of a collection's only entry. */
async function dataOf<Name extends 'owner' | 'figures'>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`The collection "${name}" is empty. Correct what is wrong in content/.`);
  return entry.data;
}

export const { site, service, mark, dashboard } = await dataOf('owner');
export const figures = await dataOf('figures');
/** The facts and figures that texts may name. */
export const facts = { site, service, figures };
