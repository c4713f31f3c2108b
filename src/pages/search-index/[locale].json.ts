import type { APIRoute } from 'astro';
import { type Locale, locales } from '@/i18n/locales.ts';
import { publishedDocuments } from '@/search/published-documents.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

/** What the search page fetches: all that can be found in a language. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props }) =>
  Response.json(await publishedDocuments(props.locale));
