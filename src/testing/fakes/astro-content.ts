/** Replaces `astro:content` in tests: each call fills a collection with its loader. */

import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { collections } from '../../content.config.ts';

interface Entry {
  readonly id: string;
  readonly data: unknown;
}

export async function getCollection(name: keyof typeof collections): Promise<Entry[]> {
  const entries: Entry[] = [];
  const { loader } = collections[name] as unknown as { readonly loader: Loader };
  await loader.load({
    config: { root: pathToFileURL(`${process.cwd()}/`) },
    store: { clear: () => undefined, set: (entry: Entry) => entries.push(entry) },
    parseData: ({ data }: Entry) => data,
  } as unknown as LoaderContext);
  return entries;
}

/** A function declaration, because `content.config.ts` needs it before this module has run. */
export function defineCollection<Collection>(collection: Collection): Collection {
  return collection;
}
