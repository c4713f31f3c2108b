import type { APIRoute } from 'astro';
import { headSite } from '../layout/pages.ts';

/** Everything may be read; pages that should stay out of searches say so in their head. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${headSite(site).origin}/sitemap-index.xml\n`);
