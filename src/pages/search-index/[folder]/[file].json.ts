import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { locales } from '@/i18n/locales.ts';
import { searchIndex } from '@/i18n/routes.ts';
import { publishedIndex } from '@/search/published-index.ts';

/** The files that the search page fetches, in a folder for each language. */
export const getStaticPaths: GetStaticPaths = async () => {
  const folders = locales.map(async (locale) => {
    const { hash, files } = await publishedIndex(locale);
    const folder = basename(searchIndex(locale, hash));
    return [...files].map(([file, text]) => ({ params: { folder, file }, props: { text } }));
  });
  return (await Promise.all(folders)).flat();
};

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'application/json' } });
