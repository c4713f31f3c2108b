import type { APIRoute } from 'astro';
import { origin } from '../content/company/data.ts';

/** Everything may be read; pages that should stay out of searches say so in their head. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`);
