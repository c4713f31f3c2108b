import type { APIRoute } from 'astro';
import { origin } from '../content/owner-data.ts';

/** Crawlers may read everything; pages to keep out of search results are marked `noindex`. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`);
